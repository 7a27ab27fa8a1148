import * as contract from '@vestibule/api/account/contract';
import { accountMessages, accountNotices } from '@vestibule/domain/account';
import { problemMessages } from '@vestibule/domain/problem';
import { expect } from 'storybook/test';
import {
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { agrees, fails, inTurn, refuses } from '../../testing/replies.js';
import VerifyEmail from './verify-email.js';

const meta = {
  ...pageStories,
  title: 'Pages/VerifyEmail',
  args: {
    page: VerifyEmail,
    path: '/verify-email?token=from-the-mail',
    replies: [agrees(contract.verifyEmail, accountNotices.emailVerified)],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(accountNotices.emailVerified)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  },
};

/** A link serves once; another one can be asked for here. */
export const LinkUsed: PageState = {
  args: {
    replies: [
      refuses(contract.verifyEmail, 400, 'account.link-invalid'),
      agrees(contract.resendVerification, accountNotices.verificationSent),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(accountMessages['account.link-invalid'])).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(await canvas.findByText(accountNotices.verificationSent)).toBeVisible();
    await expect(canvas.queryByText(accountMessages['account.link-invalid'])).toBeNull();
  },
};

/** A new address: its link is sent again from the profile. */
export const NewAddressLinkUsed: PageState = {
  args: {
    path: '/verify-email?token=from-the-mail&change=1',
    replies: [refuses(contract.verifyEmail, 400, 'account.link-invalid')],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Ask for it in your profile' }),
    ).toBeVisible();
  },
};

export const Loading = stillLoading(contract.verifyEmail, 'Confirming your address...');

/** The link may still serve: the same one is tried again. */
export const Error: PageState = {
  args: {
    replies: [
      inTurn(
        fails(contract.verifyEmail),
        agrees(contract.verifyEmail, accountNotices.emailChanged({ email: 'layla@example.net' })),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(problemMessages['server.failed'])).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText(/From now on you sign in with layla@/)).toBeVisible();
  },
};
