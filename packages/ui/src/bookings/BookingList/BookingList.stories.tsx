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

/** No payments yet (ruling 2). */
export const Sample: Story = {
  args: { bookings: sampleBookings('2026-11-20'), sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Sample dataYou have no bookings yet.',
    );
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  },
};

/** Nobody is signed in: the same rows, and the way to the guest's own (ruling 2). */
export const SignedOut: Story = {
  args: { ...Sample.args, loginHref: '/login?returnTo=/booking-management' },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note');
    await expect(note).toHaveTextContent('Sample dataSign in to see your own bookings.');
    await expect(note).not.toHaveTextContent('You have no bookings yet');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=/booking-management',
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
