import * as contract from '@vestibule/api/account/contract';
import { problemMessages } from '@vestibule/domain/problem';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { away, fails, refuses, waits } from '../../testing/replies.js';
import Login from './login.js';

const meta = {
  ...pageStories,
  title: 'Pages/Login',
  args: {
    page: Login,
    path: '/login',
    replies: [refuses(contract.login, 401, 'account.wrong-credentials')],
  },
} satisfies PageStories;

export default meta;
type Play = NonNullable<PageState['play']>;

const signIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'layla@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Seaside7Palms');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
};

export const Default: PageState = {
  parameters: { proves: ['S2.login.1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(canvas.getByText('Please sign in to your account to continue')).toBeVisible();
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Sign up here' })).toBeVisible();
  },
};

export const WrongPassword: PageState = {
  play: async (context) => {
    await signIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText('The email or password is not right.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.com');
  },
};

/** The right password is not enough for this account. */
export const PasskeyOnly: PageState = {
  args: { replies: [refuses(contract.login, 403, 'account.passkey-only')] },
  play: async (context) => {
    await signIn(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText('This account signs in with a passkey only.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use a Passkey' })).toBeEnabled();
  },
};

/** The server gives nothing to sign: the browser asks the guest nothing. */
export const PasskeyFailed: PageState = {
  args: { replies: [fails(contract.startPasskeyLogin)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a Passkey' }));
    await expect(await canvas.findByText(problemMessages['server.failed'])).toBeVisible();
  },
};

export const Loading: PageState = {
  args: { replies: [waits(contract.login)] },
  play: async (context) => {
    await signIn(context);
    const button = context.canvas.getByRole('button', { name: /^Sign/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Error: PageState = {
  args: { replies: [fails(contract.login)] },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText(problemMessages['server.failed'])).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Seaside7Palms');
  },
};

/** The server is away for a moment: what was typed stays, to be sent again. */
export const Away: PageState = {
  args: { replies: [away(contract.login)] },
  play: async (context) => {
    await signIn(context);
    await expect(
      await context.canvas.findByText(problemMessages['server.unavailable']),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Seaside7Palms');
  },
};
