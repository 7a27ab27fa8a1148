import { buildUser } from '@vestibule/domain/account/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfileSummary } from './ProfileSummary.js';

const meta = {
  title: 'Account/ProfileSummary',
  tags: ['stable'],
  component: ProfileSummary,
  args: { user: buildUser(), timeZone: HOTEL_TIME_ZONE, onSignOut: fn() },
} satisfies Meta<typeof ProfileSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A hotel that counts nothing shows no numbers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('definition')).toEqual([]);
  },
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Member since March 2025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};

/** The hotel counts what it can. */
export const Counted: Story = {
  args: { stats: [{ label: 'Bookings', count: 12 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.queryByText('Points')).not.toBeInTheDocument();
  },
};

/** The count has not come, or cannot. */
export const CountUnknown: Story = {
  args: { stats: [{ label: 'Bookings', count: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

/** Neither a name nor a date: older records have none. */
export const Sparse: Story = {
  args: { user: buildUser({ fullName: '', createdAt: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('layla.haddad@example.com')).toBeVisible();
    await expect(canvas.queryByText(/Member since/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { user: buildUser({ fullName: 'Layla bint Abdulrahman Al Haddad '.repeat(3) }) },
};
