import { accountNotices } from '@vestibule/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaitingEmail } from './WaitingEmail.js';

const meta = {
  title: 'Account/WaitingEmail',
  tags: ['stable'],
  component: WaitingEmail,
  args: {
    waiting: 'layla@example.net',
    present: 'layla.haddad@example.com',
    onResend: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof WaitingEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['R48'] },
  play: async ({ canvas, step }) => {
    await step('where the link went, and which address counts', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'We have sent a link to layla@example.net. Open it to use that address; until then you sign in with layla.haddad@example.com.',
      );
    });
  },
};

export const ButtonsPressed: Story = {
  parameters: { proves: ['R48'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('both ways on, by keyboard', async () => {
      await userEvent.tab();
      await expect(
        canvas.getByRole('button', { name: 'Send the link again to layla@example.net' }),
      ).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onResend).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};

export const Busy: Story = {
  args: { resending: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Send the link again to layla@example.net' }),
    ).toHaveAttribute('aria-busy', 'true');
    const keep = canvas.getByRole('button', {
      name: 'Keep my current email layla.haddad@example.com',
    });
    await expect(keep).toHaveAttribute('aria-disabled', 'true');
    keep.focus();
    await expect(keep).toHaveFocus();
  },
};

/** The account's first address: there is no other to keep. */
export const FirstAddress: Story = {
  args: { waiting: 'layla.haddad@example.com', present: undefined, onCancel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please confirm your email address: we have sent a link to layla.haddad@example.com.',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The present address is being kept. */
export const Cancelling: Story = { args: { cancelling: true } };

export const Resent: Story = {
  args: { resent: accountNotices.emailChangeSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new link is on its way.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { problem: { message: 'Too many attempts. Please try again in 15 minutes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts.');
  },
};

export const LongText: Story = {
  args: {
    waiting: 'maximiliane.theodora.freifrau@a-very-long-name-of-a-company.example',
    present: 'maximiliane.von.und.zu.hohenwaldenburg@another-long-name-of-a-company.example',
  },
};
