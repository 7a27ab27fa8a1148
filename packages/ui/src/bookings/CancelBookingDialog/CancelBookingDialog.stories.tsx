import { buildBookingView } from '@vestibule/domain/bookings/builders';
import { paymentsMessages } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { CancelBookingDialog, type CancelBookingDialogProps } from './CancelBookingDialog.js';

/** The button that asks, as a row of My Bookings has it. */
function Demo({ open: initial, onKeep, ...props }: CancelBookingDialogProps) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel</Button>
      <CancelBookingDialog
        {...props}
        open={open}
        onKeep={() => {
          setOpen(false);
          onKeep();
        }}
      />
    </>
  );
}

const held = { status: 'pending', heldUntil: '2026-11-20T08:30:00.000Z' } as const;

const meta = {
  title: 'Bookings/CancelBookingDialog',
  tags: ['stable'],
  component: CancelBookingDialog,
  args: { open: true, booking: buildBookingView(held), onKeep: fn(), onConfirm: fn() },
  render: (args) => <Demo {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof CancelBookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, and come to rest. */
async function dialog() {
  const panel = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

export const Default: Story = {
  play: async ({ args, step }) => {
    const panel = await dialog();
    const inside = within(panel);
    await step('what is given up, and that nothing is charged', async () => {
      await expect(panel).toHaveAccessibleDescription(/Nothing is charged\.$/);
      await expect(inside.getByText('Sea View King')).toBeVisible();
      await expect(inside.getByText('Tue, 1 Dec 2026 to Thu, 3 Dec 2026')).toBeVisible();
      await expect(inside.getByText('$300.00')).toBeVisible();
    });
    await step('nothing is cancelled before the guest says so', async () => {
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Confirmed: Story = {
  play: async ({ args, userEvent }) => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: 'Cancel Booking' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Thought better of it. */
export const Kept: Story = {
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel' });
    for (const [how, keep] of [
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['Keep Booking', () => userEvent.click(screen.getByRole('button', { name: 'Keep Booking' }))],
    ] as const) {
      await step(`${how} keeps the booking, and the focus returns`, async () => {
        await userEvent.click(opener);
        await dialog();
        await keep();
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await waitFor(() => expect(opener).toHaveFocus());
      });
    }
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, step, userEvent }) => {
    const inside = within(await dialog());
    await step('it says that it works, and does not close half-way', async () => {
      await expect(inside.getByRole('button', { name: 'Cancel Booking' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(inside.getByRole('button', { name: 'Keep Booking' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(inside.getByText('Cancelling your booking...')).toHaveAttribute('aria-live');
      await userEvent.keyboard('{Escape}');
      await expect(args.onKeep).not.toHaveBeenCalled();
    });
  },
};

/** The provider could not be asked whether money is on its way. */
export const Refused: Story = {
  args: { problem: paymentsMessages['payments.cancel-unreachable'] },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent('nothing has been cancelled');
    await expect(inside.getByRole('button', { name: 'Cancel Booking' })).toBeEnabled();
  },
};

/** A part was paid: it is owed. */
export const PartPaid: Story = {
  parameters: { proves: ['R34'] },
  args: { booking: buildBookingView({ ...held, missing: 179.9 }) },
  play: async () => {
    await expect(await dialog()).toHaveAccessibleDescription(/We owe you \$120\.10/);
  },
};

/** The dialog that asks nothing any more. */
async function settledDialog(text: string) {
  const panel = await screen.findByRole('dialog', { name: 'There is nothing to cancel' });
  await waitFor(() => expect(panel).toBeVisible());
  const inside = within(panel);
  await expect(inside.queryByRole('button', { name: 'Cancel Booking' })).not.toBeInTheDocument();
  return inside.getByText(text);
}

/** The press comes too late: it was paid in another tab. */
function PaidByThen(props: CancelBookingDialogProps) {
  const [booking, setBooking] = useState(props.booking);
  const paid = { ...booking, status: 'confirmed', heldUntil: undefined } as const;
  return <Demo {...props} booking={booking} onConfirm={() => setBooking(paid)} />;
}

/** Paid in another tab while the page still showed it unpaid. */
export const PaidMeanwhile: Story = {
  render: (args) => <PaidByThen {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel Booking' }));
    const text = await settledDialog(
      'This booking has been paid in the meantime and is confirmed.',
    );
    await expect(text.closest('[role="status"]')).toHaveFocus();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

/** Its payment is being confirmed. */
export const Underway: Story = {
  args: { booking: buildBookingView({ status: 'waiting' }) },
  play: async () => {
    const text = 'A payment for this booking is on its way, so it cannot be cancelled now.';
    await expect(await settledDialog(text)).toBeVisible();
  },
};

/** Given up in another tab, or its time to pay is over. */
export const Ended: Story = {
  args: { booking: buildBookingView({ status: 'cancelled' }) },
  play: async () => {
    await expect(await settledDialog('This booking is not kept for you any more.')).toBeVisible();
  },
};

/** On a page in Arabic, a name without a translation says that it is English. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { booking: { ...buildBookingView(held), language: 'en', untranslated: ['serviceName'] } },
  play: async () => {
    const name = within(await dialog()).getByText('Sea View King');
    await expect(name).toHaveAttribute('lang', 'en');
    await expect(name).toHaveAttribute('dir', 'ltr');
  },
};

export const LongText: Story = {
  args: {
    booking: buildBookingView({
      ...held,
      serviceName: 'Presidential Panorama Suite with Two Terraces and a Private Majlis',
      totalPrice: 1_234_567.5,
    }),
    problem: `${paymentsMessages['payments.cancel-unreachable']} `.repeat(4),
  },
  play: async () => {
    await expect(within(await dialog()).getByText(/^Presidential/)).toBeVisible();
  },
};
