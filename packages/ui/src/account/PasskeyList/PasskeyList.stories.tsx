import { accountMessages, passkeyNotices } from '@vestibule/domain/account';
import { buildPasskey } from '@vestibule/domain/account/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { problemMessages } from '@vestibule/domain/problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PasskeyList, type PasskeyListProps } from './PasskeyList.js';

const laptop = buildPasskey({ id: 'laptop' });
const phone = buildPasskey({
  id: 'phone',
  browser: 'Safari',
  system: 'iPhone',
  lastUsedAt: undefined,
});

const meta = {
  title: 'Account/PasskeyList',
  tags: ['stable'],
  component: PasskeyList,
  args: {
    passkeys: [laptop, phone],
    timeZone: HOTEL_TIME_ZONE,
    onConfirm: fn(async () => true),
    onAsk: fn(),
  },
} satisfies Meta<typeof PasskeyList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each by the browser that it was added in', async () => {
      const [first, second] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent(
        'Firefox on WindowsAdded on 18 November 2026, last used on 20 November 2026.',
      );
      await expect(second).toHaveTextContent(
        'Safari on iPhoneAdded on 18 November 2026, not used yet.',
      );
    });
    await step('each can be removed', async () => {
      const remove = canvas.getByRole('button', { name: 'Remove Safari on iPhone' });
      await expect(remove).toHaveAccessibleDescription(/not used yet/);
    });
  },
};

export const Empty: Story = {
  args: { passkeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have none yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a Passkey' })).toBeEnabled();
    await expect(
      canvas.queryByRole('button', { name: 'Use Passkeys Only' }),
    ).not.toBeInTheDocument();
  },
};

/** The password alone signs in no more: the way back is said beside it. */
export const PasskeyOnly: Story = {
  args: { passkeyOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only a passkey signs in/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Allow My Password Again' })).toBeEnabled();
  },
};

async function openDialog(canvas: Canvas, user: User, button: string) {
  await user.click(canvas.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: button }));
}

async function confirm(dialog: Awaited<ReturnType<typeof openDialog>>, user: User) {
  await user.type(dialog.getByLabelText('Current password'), 'Seaside7Palms{Enter}');
}

const proof = { password: 'Seaside7Palms' };

export const Confirming: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent, 'Add a Passkey');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(dialog.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Nothing changes without the password. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent, 'Add a Passkey');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const message = await dialog.findByText('Current password is required');
    await waitFor(() => expect(message).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent, 'Use Passkeys Only');
    await confirm(dialog, userEvent);
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({ type: 'only', passkeyOnly: true }, proof),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Use Passkeys Only' })).toHaveFocus();
  },
};

function Removing(props: PasskeyListProps) {
  const [passkeys, setPasskeys] = useState(props.passkeys);
  return (
    <PasskeyList
      {...props}
      passkeys={passkeys}
      changed={passkeys === props.passkeys ? undefined : passkeyNotices.removed}
      onConfirm={async (change, given) => {
        const kept = ({ id }: { id: string }) => change.type !== 'remove' || id !== change.id;
        setPasskeys(passkeys?.filter(kept));
        return await props.onConfirm(change, given);
      }}
    />
  );
}

/** Its button is gone: the one that adds has the focus, and the answer is announced. */
export const Removed: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent, 'Remove Safari on iPhone');
    await confirm(dialog, userEvent);
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith(
        { type: 'remove', id: 'phone', name: 'Safari on iPhone' },
        proof,
      ),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(await canvas.findByRole('status')).toHaveTextContent('The passkey is removed.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add a Passkey' })).toHaveFocus(),
    );
  },
};

/** The dialog stays open, and says at the field what is wrong. */
export const Refused: Story = {
  args: {
    onConfirm: fn(async () => false),
    problem: {
      code: 'account.current-password-wrong',
      message: accountMessages['account.current-password-wrong'],
      fields: { password: accountMessages['account.current-password-wrong'] },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openDialog(canvas, userEvent, 'Add a Passkey');
    await expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The current password is not right.',
    );
    await confirm(dialog, userEvent);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog')).toHaveAttribute('open');
  },
};

/** The browser asks the guest meanwhile: the dialog waits, and does not close. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Passkey' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a Passkey' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Loading: Story = {
  args: { passkeys: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your passkeys...')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Error: Story = {
  args: {
    passkeys: undefined,
    loadProblem: { message: problemMessages['server.failed'] },
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your passkeys could not be loaded')).toBeVisible();
  },
};

export const LoadedAgain: Story = {
  ...Error,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    passkeys: [{ ...laptop, browser: 'AVeryLongNameOfABrowserThatNobodyHasHeardOf' }, phone],
  },
};
