import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './Checkbox.js';

const meta = {
  title: 'Forms/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { label: 'I agree to the terms and conditions', name: 'agreeToTerms' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CheckedByItsWords: Story = {
  name: 'Label Pressed',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
    await userEvent.click(canvas.getByText('I agree to the terms and conditions'));
    await expect(box).toBeChecked();
  },
};
export const Filled: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const FilledAndDisabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Invalid: Story = {
  args: { error: 'You must agree to the terms and conditions' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('You must agree to the terms and conditions');
  },
};

export const LongText: Story = {
  args: {
    label:
      'I agree to the terms and conditions, to the house rules for the beach and the boats, and to being told by mail when either of them changes',
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
