import { accountNotices } from '@vestibule/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';

const meta = {
  title: 'Account/ForgotPasswordForm',
  tags: ['stable'],
  component: ForgotPasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'layla@example.com' });
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(email).toHaveAccessibleDescription('Email is required');
    await userEvent.type(email, 'layla{Enter}');
    await expect(email).toHaveAccessibleDescription('Email is invalid');
  },
};

export const Disabled: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The same for every address: it tells nobody who has an account. */
export const Sent: Story = {
  args: { sent: accountNotices.resetRequested },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('a link to choose a new password');
  },
};

export const Refused: Story = {
  args: { problem: { message: 'Too many attempts. Please try again in 60 minutes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in 60 minutes.');
  },
};
