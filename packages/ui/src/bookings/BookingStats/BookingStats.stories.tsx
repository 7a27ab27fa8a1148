import { bookingStats } from '@vestibule/domain/bookings';
import { buildBookingViews } from '@vestibule/domain/bookings/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { expect } from 'storybook/test';
import { BookingStats } from './BookingStats.js';

const meta = {
  title: 'Bookings/BookingStats',
  tags: ['stable'],
  component: BookingStats,
  args: { stats: bookingStats(buildBookingViews(SAMPLE_TODAY)) },
} satisfies Meta<typeof BookingStats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Total Spent sums confirmed and paid bookings only (spec 9). */
export const Default: Story = {
  parameters: { proves: ['S2.bookings.1'] },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('term').map((label) => label.parentElement?.textContent);
    await expect(cards).toEqual([
      'Total Bookings6',
      'Confirmed1',
      'Pending2',
      'Total Spent$360.00',
    ]);
  },
};

export const Empty: Story = {
  args: { stats: bookingStats([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.00')).toBeVisible();
  },
};
