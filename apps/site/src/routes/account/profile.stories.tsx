import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { buildPreferences, buildUser } from '@vestibule/domain/account/builders';
import { expect } from 'storybook/test';
import {
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { agrees, fails, replies } from '../../testing/replies.js';
import Profile from './profile.js';

const guest = buildUser();
const preferences = replies(contract.getPreferences, buildPreferences());
const profile = replies(contract.getProfile, guest);

const meta = {
  ...pageStories,
  title: 'Pages/Profile',
  args: { page: Profile, path: '/profile', guest, replies: [profile, preferences] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('name, since when, and three stats that are always 0', async () => {
      const [name] = await canvas.findAllByText(guest.fullName);
      await expect(name).toBeVisible();
      await expect(canvas.getByText(/Member since/)).toBeVisible();
      for (const stat of ['Bookings', 'Reviews', 'Points']) {
        await expect(canvas.getByText(stat)).toBeVisible();
      }
      await expect(canvas.getAllByText('0')).toHaveLength(3);
    });
    await step('and what may be changed', async () => {
      await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
      await expect(await canvas.findByRole('checkbox', { name: /newsletter/i })).toBeChecked();
    });
  },
};

/** The new address has still to be confirmed. */
export const Unconfirmed: PageState = {
  args: {
    replies: [
      replies(contract.getProfile, buildUser({ emailVerified: false })),
      agrees(contract.resendVerification, accountNotices.verificationSent),
      preferences,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
  },
};

/** Who is signed in is not known yet: the same shell for everybody. */
export const Loading = {
  ...stillLoading(contract.getProfile, 'Loading your profile...'),
  args: { guest: undefined },
} satisfies PageState;

/** What storage knows stays, and the message box says what failed. */
export const Error: PageState = {
  args: { replies: [fails(contract.getProfile), fails(contract.getPreferences)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your preferences could not be loaded')).toBeVisible();
    await expect(canvas.getAllByText('Internal server error.')).toHaveLength(2);
    await expect(canvas.getAllByText(guest.fullName).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};
