import { buildUser } from '@vestibule/domain/account/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfileDetails } from './ProfileDetails.js';

const meta = {
  title: 'Account/ProfileDetails',
  tags: ['stable'],
  component: ProfileDetails,
  args: { user: buildUser(), onEdit: fn() },
} satisfies Meta<typeof ProfileDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('layla.haddad@example.com')).toBeVisible();
  },
};

export const EditPressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
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

export const LongText: Story = {
  args: {
    user: buildUser({
      fullName: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      email: 'maximiliane.theodora.freifrau@a-very-long-name-of-a-company.example',
      address: 'House by the harbour, behind the old customs house, at the upper gate, third door',
    }),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    user: buildUser({
      fullName: 'ليلى حداد',
      phone: '+968 9212 3456',
      city: 'مسقط',
      country: 'عُمان',
    }),
  },
  play: async ({ canvas, step }) => {
    await step('each value reads in its own direction', async () => {
      await expect(canvas.getByText('+968 9212 3456')).toHaveStyle({ direction: 'ltr' });
      await expect(canvas.getByText('ليلى حداد')).toHaveStyle({ direction: 'rtl' });
    });
  },
};
