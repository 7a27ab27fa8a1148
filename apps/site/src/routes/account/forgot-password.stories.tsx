import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { problemMessages } from '@vestibule/domain/problem';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { agrees, fails, waits } from '../../testing/replies.js';
import ForgotPassword from './forgot-password.js';

const meta = {
  ...pageStories,
  title: 'Pages/ForgotPassword',
  args: {
    page: ForgotPassword,
    path: '/forgot-password',
    replies: [agrees(contract.forgotPassword, accountNotices.resetRequested)],
  },
} satisfies PageStories;

export default meta;

const ask: NonNullable<PageState['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'layla@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
};

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('');
    await expect(await canvas.findByRole('button', { name: 'Send Link' })).toBeEnabled();
  },
};

/** The same answer for every address: it tells nobody who has an account. */
export const Sent: PageState = {
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(accountNotices.resetRequested)).toBeVisible();
  },
};

export const Loading: PageState = {
  args: { replies: [waits(contract.forgotPassword)] },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Error: PageState = {
  args: { replies: [fails(contract.forgotPassword)] },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(problemMessages['server.failed'])).toBeVisible();
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('layla@example.com');
  },
};
