import { buildUser } from '@vestibule/domain/account/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfileDetails } from './ProfileDetails.js';

const meta = {
  title: 'Account/ProfileDetails',
  component: ProfileDetails,
  args: { user: buildUser(), onEdit: fn() },
} satisfies Meta<typeof ProfileDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('layla.haddad@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(args.onEdit).toHaveBeenCalled();
  },
};

export const Sparse: Story = {
  args: {
    user: buildUser({ phone: undefined, address: undefined, city: undefined, country: undefined }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(4);
  },
};
