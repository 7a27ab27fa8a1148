import * as contract from '@vestibule/api/account/contract';
import { accountMessages } from '@vestibule/domain/account';
import { problemMessages } from '@vestibule/domain/problem';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { agrees, fails, refuses, waits } from '../../testing/replies.js';
import ResetPassword from './reset-password.js';

const opened = agrees(contract.checkResetLink);
const linkInvalid = accountMessages['account.link-invalid'];

const meta = {
  ...pageStories,
  title: 'Pages/ResetPassword',
  args: {
    page: ResetPassword,
    path: '/reset-password?token=from-the-mail',
    replies: [opened, refuses(contract.resetPassword, 400, 'account.link-invalid')],
  },
} satisfies PageStories;

export default meta;

const save: NonNullable<PageState['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New password'), 'Seaside7Palms');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Seaside7Palms');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
};

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save Password' })).toBeEnabled();
    await expect(canvas.queryByText(accountMessages['account.link-invalid'])).toBeNull();
  },
};

/** The address has lost its token: nothing is sent, and where another link is to be had is said. */
export const WithoutToken: PageState = {
  args: { path: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(linkInvalid, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

/** Said on opening, before a password has been typed. */
export const LinkUsed: PageState = {
  args: { replies: [refuses(contract.checkResetLink, 400, 'account.link-invalid')] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(linkInvalid, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'Sea');
    await expect(canvas.getByText(linkInvalid, { exact: false })).toBeVisible();
  },
};

/** Whether it serves cannot be asked: the form stands, and its own call decides. */
export const LinkUnchecked: PageState = {
  args: {
    replies: [
      fails(contract.checkResetLink),
      refuses(contract.resetPassword, 400, 'account.link-invalid'),
    ],
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(linkInvalid, { exact: false })).toBeVisible();
  },
};

export const LinkUsedMeanwhile: PageState = {
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(linkInvalid, { exact: false })).toBeVisible();
  },
};

export const Loading: PageState = {
  args: { replies: [opened, waits(contract.resetPassword)] },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Error: PageState = {
  args: { replies: [opened, fails(contract.resetPassword)] },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(problemMessages['server.failed'])).toBeVisible();
  },
};
