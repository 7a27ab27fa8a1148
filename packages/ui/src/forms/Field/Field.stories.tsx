import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../TextInput/TextInput.js';
import { Field } from './Field.js';

const meta = {
  title: 'Forms/Field',
  tags: ['stable'],
  component: Field,
  args: { label: 'Email', children: <TextInput type="email" name="email" autoComplete="email" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LabelPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const WithHint: Story = {
  args: { hint: 'We send the confirmation here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We send the confirmation here.',
    );
  },
};

export const Invalid: Story = {
  args: { hint: 'We send the confirmation here.', error: 'Email is invalid', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).toHaveAccessibleDescription(
      'We send the confirmation here. Email is invalid',
    );
  },
};

export const Optional: Story = {
  args: { label: 'Company', optional: true, children: <TextInput name="company" /> },
};

export const LabelHidden: Story = {
  args: { labelHidden: true, label: 'Search', children: <TextInput placeholder="Search" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'The address to which we send the confirmation, the receipt and the way to the house',
    hint: 'We write to it twice: when the booking is confirmed, and on the evening before you arrive.',
    error:
      'Email is invalid: it needs a name, the sign @ and the name of a server, such as example.com',
  },
};

/** How many lines `word` of the element's text takes. */
function linesOf(element: Element, word: string): number {
  const text = [...element.childNodes].find((node) => node.textContent?.includes(word)) as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(word));
  range.setEnd(text, text.data.indexOf(word) + word.length);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

export const HyphenInANarrowColumn: Story = {
  args: { label: 'Check-in', error: 'Please select check-in date.' },
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByText('Please select check-in date.');
    for (const width of [8, 9, 10, 11, 12, 13, 14]) {
      canvasElement.style.inlineSize = `${width}rem`;
      const lines = linesOf(message, 'check-in');
      await expect({ width, lines }).toEqual({ width, lines: 1 });
    }
    // The next story is shown in the same element.
    canvasElement.style.removeProperty('inline-size');
  },
};

export const Focused: Story = {
  args: { hint: 'We send the confirmation here.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
