import { accountMessages } from '@vestibule/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AccountDangerZone } from './AccountDangerZone.js';

const meta = {
  title: 'Account/AccountDangerZone',
  tags: ['stable'],
  component: AccountDangerZone,
  args: { onExport: fn(), onDelete: fn() },
} satisfies Meta<typeof AccountDangerZone>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

export const Default: Story = {};

export const ExportAsked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download My Data' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

/** The copy is being made: asking again would make another. */
export const Disabled: Story = {
  args: { exporting: true },
  play: async ({ canvas, args }) => {
    const copy = canvas.getByRole('button', { name: 'Download My Data' });
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await expect(copy).toHaveAttribute('aria-busy', 'true');
    copy.click();
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
  },
};

/** The question, opened by its button. */
async function confirming(canvas: Canvas, user: User) {
  await user.click(canvas.getByRole('button', { name: 'Delete Account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account' }));
}

export const Confirming: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await confirming(canvas, userEvent);
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Delete your account' })).toHaveFocus(),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Whoever does not say that it is busy keeps the dialog, and one call. */
export const PressedTwice: Story = {
  args: { onDelete: fn(() => Promise.withResolvers<void>().promise) },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await confirming(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText('Current password'), 'Seaside7Palms');
    const button = dialog.getByRole('button', { name: 'Delete Account' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalled());
    await userEvent.click(button);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog', { name: 'Delete your account' })).toBeVisible();
  },
};

/** Nothing is deleted without the password. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await confirming(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await expect(await dialog.findByText('Current password is required')).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await confirming(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText('Current password'), 'Seaside7Palms');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await confirming(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText('Current password'), 'Seaside7Palms{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'Seaside7Palms' });
  },
};

export const Refused: Story = {
  args: {
    problem: {
      code: 'account.current-password-wrong',
      message: accountMessages['account.current-password-wrong'],
      fields: { password: accountMessages['account.current-password-wrong'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await confirming(canvas, userEvent);
    await expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The current password is not right.',
    );
  },
};

/** Half-way there is no way back: the dialog stays until the server has answered. */
export const Deleting: Story = {
  args: { deleting: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account' });
    await expect(dialog.querySelector('[aria-live]')).toHaveTextContent('Deleting...');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
