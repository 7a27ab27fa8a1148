import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { Stepper } from './Stepper.js';
import type { StepperProps } from './Stepper.js';

function Demo({ value: first, onValueChange, ...props }: StepperProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Guests">
      <Stepper
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Forms/Stepper',
  tags: ['stable'],
  component: Stepper,
  args: { value: 1, onValueChange: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SteppedToTheBound: Story = {
  name: 'At Its Maximum',
  play: async ({ args, canvas, step, userEvent }) => {
    const spin = canvas.getByRole('spinbutton', { name: 'Guests' });
    await step('steps of one by the buttons (spec 4) [S4.search.1]', async () => {
      await expect(canvas.getByRole('button', { name: 'Fewer guests' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'More guests' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    });
    await step('and by the keys, up to 10 (spec 5)', async () => {
      spin.focus();
      await userEvent.keyboard('{End}');
      await expect(spin).toHaveValue(10);
      await userEvent.keyboard('{ArrowUp}');
      await expect(spin).toHaveValue(10);
      await expect(canvas.getByRole('button', { name: 'More guests' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};
export const FocusAtTheBound: Story = {
  name: 'Focus At Its Maximum',
  args: { value: 9 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More guests' });
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
export const Typed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const spin = canvas.getByRole('spinbutton', { name: 'Guests' });
    await step('a press chooses the number, and a figure replaces it', async () => {
      await userEvent.click(spin);
      await userEvent.keyboard('2');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
      await expect(spin).toHaveValue(2);
    });
  },
};
export const Filled: Story = { args: { value: 4, valueText: '4 guests' } };
export const Disabled: Story = {
  args: { value: 2, disabled: true },
  play: async ({ canvas, step }) => {
    await step('one box: its buttons draw none of their own', async () => {
      const fewer = canvas.getByRole('button', { name: 'Fewer guests' });
      await expect(fewer).toHaveStyle({ borderTopColor: 'rgba(0, 0, 0, 0)' });
    });
  },
};
export const Invalid: Story = {
  render: (args) => (
    <Field label="Guests" error="Please select number of guests.">
      <Stepper {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step('its edge has the colour of the message', async () => {
      const box = canvas.getByRole('spinbutton').parentElement as HTMLElement;
      const { color } = getComputedStyle(canvas.getByText('Please select number of guests.'));
      await expect(getComputedStyle(box).borderTopColor).toBe(color);
    });
  },
};
