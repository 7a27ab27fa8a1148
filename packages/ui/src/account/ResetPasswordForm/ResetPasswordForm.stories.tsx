import { accountMessages } from '@vestibule/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordForm } from './ResetPasswordForm.js';

const meta = {
  title: 'Account/ResetPasswordForm',
  tags: ['stable'],
  component: ResetPasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fill(canvas: Canvas, user: User, again = 'Another9Palm') {
  await user.type(canvas.getByLabelText('New password'), 'Another9Palm');
  await user.type(canvas.getByLabelText('Confirm password'), again);
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
        password: 'Another9Palm',
        confirmPassword: 'Another9Palm',
      }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'Another{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
        'Passwords do not match',
      ),
    );
  },
};

export const Disabled: Story = { args: { busy: true } };

export const LinkInvalid: Story = {
  args: {
    problem: { code: 'account.link-invalid', message: accountMessages['account.link-invalid'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is no longer valid.');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Refused: Story = {
  args: { problem: { message: 'Network error. Please check your connection and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
  },
};
