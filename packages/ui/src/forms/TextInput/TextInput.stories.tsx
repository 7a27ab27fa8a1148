import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { TextInput } from './TextInput.js';

const meta = {
  title: 'Forms/TextInput',
  tags: ['stable'],
  component: TextInput,
  args: { name: 'guestName', autoComplete: 'name' },
  render: (args) => (
    <Field label="Full name">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(input, 'Amal Al Harthy');
    await expect(input).toHaveValue('Amal Al Harthy');
  },
};
export const Filled: Story = { args: { defaultValue: 'Amal Al Harthy' } };
export const Disabled: Story = { args: { defaultValue: 'Amal Al Harthy', disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Full name" error="Full name is required">
      <TextInput {...args} />
    </Field>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
  },
};

/** English in an Arabic page: it is laid out as English, with its full stop at its end. */
export const OtherLanguage: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Layla Haddad Jr.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ unicodeBidi: 'plaintext' });
  },
};

/** Where lines run from right to left: an address and a number are still written from the left. */
export const LeftToRight: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <>
      {(['email', 'tel', 'url', 'text'] as const).map((type) => (
        <Field key={type} label={type}>
          <TextInput type={type} />
        </Field>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const directionOf = (name: string) =>
      getComputedStyle(canvas.getByRole('textbox', { name })).direction;
    for (const name of ['email', 'tel', 'url']) await expect(directionOf(name)).toBe('ltr');
    await expect(directionOf('text')).toBe('rtl');
  },
};

/** Escape takes nothing back. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.tab();
    await userEvent.keyboard('Amal{Escape}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Amal');
  },
};
