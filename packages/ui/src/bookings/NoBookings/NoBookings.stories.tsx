import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoBookings } from './NoBookings.js';

const meta = {
  title: 'Bookings/NoBookings',
  tags: ['stable'],
  component: NoBookings,
} satisfies Meta<typeof NoBookings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The guest is signed in, and has booked nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no bookings yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See our rooms' })).toHaveAttribute(
      'href',
      '/rooms',
    );
  },
};

/** Nobody is signed in: the way to the guest's own, and what will be there. */
export const SignedOut: Story = {
  args: { loginHref: '/login?returnTo=/booking-management' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in to see your bookings.')).toBeVisible();
    await expect(canvas.getByText(/with their receipts/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=/booking-management',
    );
  },
};
