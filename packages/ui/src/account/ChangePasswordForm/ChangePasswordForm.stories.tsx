import { accountMessages, accountNotices } from '@vestibule/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm.js';

const meta = {
  title: 'Account/ChangePasswordForm',
  tags: ['stable'],
  component: ChangePasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fill(canvas: Canvas, user: User) {
  await user.type(canvas.getByLabelText('Current password'), 'Seaside7Palms');
  await user.type(canvas.getByLabelText('New password'), 'Another9Palm');
  await user.type(canvas.getByLabelText('Confirm password'), 'Another9Palm');
}

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    // The list of common passwords is fetched first.
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        currentPassword: 'Seaside7Palms',
        newPassword: 'Another9Palm',
        confirmPassword: 'Another9Palm',
      }),
    );
  },
};

export const PressedTwice: Story = {
  args: { onSubmit: fn(() => Promise.withResolvers<void>().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    const button = canvas.getByRole('button', { name: 'Change Password' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    // The list of common passwords is fetched first.
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Current password is required',
      ),
    );
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'Password is required',
    );
  },
};

export const Disabled: Story = { args: { busy: true } };

export const Saved: Story = {
  args: { saved: accountNotices.passwordChanged },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password has been changed.');
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};

export const WrongCurrentPassword: Story = {
  args: {
    problem: {
      code: 'account.current-password-wrong',
      message: accountMessages['account.current-password-wrong'],
    },
  },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveAccessibleDescription('The current password is not right.');
    await expect(current).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { problem: { message: 'Network error. Please check your connection and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
  },
};
