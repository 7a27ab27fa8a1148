import { sampleBookings } from '@vestibule/domain/bookings';
import { buildBookingViews } from '@vestibule/domain/bookings/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookingList } from './BookingList.js';

const meta = {
  title: 'Bookings/BookingList',
  component: BookingList,
  args: { bookings: buildBookingViews('2026-11-20'), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof BookingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 6);
  },
};

export const Loading: Story = {
  args: { bookings: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading bookings...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { bookings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings found matching your criteria.')).toBeVisible();
  },
};

/** Spec 8: shown as 'Error: ...'. */
export const Error: Story = {
  args: { bookings: [], error: 'Failed to fetch booking data' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error: Failed to fetch booking data',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No id, or no payments (ruling 2). */
export const Sample: Story = {
  args: { bookings: sampleBookings('2026-11-20'), sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Sample data');
  },
};
