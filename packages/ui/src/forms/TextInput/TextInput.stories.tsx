import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { TextInput } from './TextInput.js';

const meta = {
  title: 'Forms/TextInput',
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
