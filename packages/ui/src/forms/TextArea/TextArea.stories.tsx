import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Forms/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: { name: 'specialRequirements' },
  render: (args) => (
    <Field label="Special requirements" optional>
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Two long tables and a projector.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Message" error="Message is required">
      <TextArea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeInvalid();
  },
};

/** English in an Arabic page, and an answer in Arabic: each paragraph is laid out as its own language. */
export const OtherLanguage: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Two long tables, please.\nطاولتان طويلتان، من فضلك.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ unicodeBidi: 'plaintext' });
  },
};

export const LongText: Story = {
  args: {
    defaultValue:
      'Two long tables, a projector, and the doors to the colonnade open from nine in the morning. '.repeat(
        6,
      ),
  },
};

/** Enter breaks the line, and Tab leaves. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: /Special requirements/ });
    await userEvent.tab();
    await userEvent.keyboard('Two long tables{Enter}A projector');
    await expect(area).toHaveValue('Two long tables\nA projector');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
