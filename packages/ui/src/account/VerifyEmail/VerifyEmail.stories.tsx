import { accountMessages, accountNotices } from '@vestibule/domain/account';
import { problemMessages } from '@vestibule/domain/problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerifyEmail } from './VerifyEmail.js';

const meta = {
  title: 'Account/VerifyEmail',
  tags: ['stable'],
  component: VerifyEmail,
  args: { state: 'confirmed', message: accountNotices.emailVerified, onResend: fn() },
} satisfies Meta<typeof VerifyEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email address is confirmed.');
  },
};

export const Loading: Story = { args: { state: 'checking' } };

export const Refused: Story = {
  args: { state: 'refused', message: accountMessages['account.link-invalid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is no longer valid.');
  },
};

export const Invalid: Story = {
  args: Refused.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(email).toHaveFocus();
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: Refused.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.com');
  },
};

/** Another link is being asked for. */
export const Disabled: Story = {
  args: { ...Refused.args, resending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AskedAgain: Story = {
  args: Refused.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com{Enter}');
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'layla@example.com' });
  },
};

export const Resent: Story = {
  args: {
    state: 'refused',
    message: accountMessages['account.link-invalid'],
    resent: accountNotices.verificationSent,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(accountNotices.verificationSent);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The link of a new address was opened. */
export const NewAddress: Story = {
  args: { message: accountNotices.emailChanged({ email: 'layla@example.net' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Thank you. From now on you sign in with layla@example.net.',
    );
  },
};

/** The server failed: the link may still serve. */
export const Error: Story = {
  args: { state: 'failed', message: problemMessages['server.failed'], onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(problemMessages['server.failed']);
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const TriedAgain: Story = {
  args: Error.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The link of a new address: only who is signed in can have it sent again. */
export const RefusedNewAddress: Story = {
  args: { ...Refused.args, onResend: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for it in your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(canvas.queryByLabelText('Email')).not.toBeInTheDocument();
  },
};
