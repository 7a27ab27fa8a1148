import * as contract from '@vestibule/api/account/contract';
import { problemMessages } from '@vestibule/domain/problem';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { fails, refuses, waits } from '../../testing/replies.js';
import { siteDecides } from '../../testing/site-decides.js';
import Signup from './signup.js';

const meta = {
  ...pageStories,
  title: 'Pages/Signup',
  args: {
    page: Signup,
    path: '/signup',
    replies: [refuses(contract.register, 409, 'account.email-taken')],
  },
} satisfies PageStories;

export default meta;
type Play = NonNullable<PageState['play']>;

const createAccount: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Layla');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad');
  await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com');
  await userEvent.click(canvas.getByLabelText('Phone'));
  await canvas.findByRole('combobox', { name: /country/i });
  await userEvent.type(canvas.getByLabelText('Phone'), '2025550123');
  await userEvent.type(canvas.getByLabelText('Password'), 'Seaside7Palms');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Seaside7Palms');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
};

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Create Account' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Create Account' })).toBeEnabled();
    await expect(canvas.getByText('+1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in here' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

/** The hotel's guests come from elsewhere (`site.phoneCountry`). */
export const AnotherPhoneCountry: PageState = {
  parameters: { proves: ['S2.signup.2'] },
  args: {
    replies: [siteDecides({ phoneCountry: { country: 'OM', callingCode: '+968' } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+968')).toBeVisible();
  },
};

/** The email belongs to an account already: its field says so, and keeps what was typed. */
export const EmailTaken: PageState = {
  play: async (context) => {
    await createAccount(context);
    const { canvas } = context;
    await expect(await canvas.findByText('This email is already registered')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.com');
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
};

export const Loading: PageState = {
  args: { replies: [waits(contract.register)] },
  play: async (context) => {
    await createAccount(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Creating Account...' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Shown, not only logged. */
export const Error: PageState = {
  args: { replies: [fails(contract.register)] },
  play: async (context) => {
    await createAccount(context);
    await expect(await context.canvas.findByText(problemMessages['server.failed'])).toBeVisible();
    await expect(context.canvas.getByLabelText('First name')).toHaveValue('Layla');
  },
};
