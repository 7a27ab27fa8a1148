import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookingButton } from './BookingButton.js';

const meta = {
  title: 'Payments/BookingButton',
  tags: ['stable'],
  component: BookingButton,
  args: { bookingType: 'room', onClick: fn() },
} satisfies Meta<typeof BookingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  parameters: { proves: ['S2.payment.2'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OtherTypes: Story = {
  parameters: { proves: ['S2.payment.2'] },
  args: { bookingType: 'spa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).toBeDisabled();
  },
};

export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
