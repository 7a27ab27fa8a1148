import * as contract from '@vestibule/api/account/contract';
import { buildUser } from '@vestibule/domain/account/builders';
import { problemMessages } from '@vestibule/domain/problem';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { fails, replies, waits } from '../../testing/replies.js';
import UserTest from './user-test.js';

const guest = buildUser();

const meta = {
  ...pageStories,
  title: 'Pages/Samples and tests/UserTest',
  args: {
    page: UserTest,
    path: '/user-test',
    guest,
    replies: [replies(contract.getProfile, guest)],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('the state of authentication [S2.debug.1]', async () => {
      await expect(await canvas.findByText('signed-in')).toBeVisible();
    });
  },
};

export const Checked: PageState = {
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('signed-in');
    await step('whether storage holds each key, never what it holds [S2.debug.1]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check LocalStorage' }));
      await expect(await canvas.findByText(/token: missing\s+user: missing/)).toBeVisible();
    });
    await step('the profile, as the server sends it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Get Profile' }));
      await expect(await canvas.findByText(/"fullName": "Layla Haddad"/)).toBeVisible();
    });
  },
};

export const SignedOut: PageState = {
  args: { guest: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('signed-out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Validate Token' }));
    await expect(await canvas.findByText(/^(No token is stored|The token is)/)).toBeVisible();
  },
};

export const Loading: PageState = {
  args: { replies: [waits(contract.getProfile)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Profile' }));
    await expect(await canvas.findByRole('button', { name: /Get Profile/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Error: PageState = {
  args: { replies: [fails(contract.getProfile)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Profile' }));
    await expect(await canvas.findByText(problemMessages['server.failed'])).toBeVisible();
  },
};
