import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RoomSortSelect, type RoomSortSelectProps } from './RoomSortSelect.js';

const meta = {
  title: 'Rooms/RoomSortSelect',
  tags: ['stable'],
  component: RoomSortSelect,
  args: { onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RoomSortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the order as a page does. */
function Kept({ value: first, onValueChange, ...props }: RoomSortSelectProps) {
  const [value, setValue] = useState(first);
  const change: typeof onValueChange = (next) => {
    onValueChange(next);
    setValue(next);
  };
  return <RoomSortSelect {...props} value={value} onValueChange={change} />;
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the hotel’s own order is first', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
        'Recommended',
      );
    });
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await step('the hotel’s own order is told by no name', async () => {
      await userEvent.selectOptions(select, 'Largest');
      await userEvent.selectOptions(select, 'Recommended');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    });
    await step('an order is told by its name', async () => {
      await userEvent.selectOptions(select, 'Lowest price');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('price-asc');
      await expect(select).toHaveDisplayValue('Lowest price');
    });
    await expect(select).toHaveFocus();
  },
};

export const Filled: Story = {
  args: { value: 'size-desc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Largest');
  },
};
