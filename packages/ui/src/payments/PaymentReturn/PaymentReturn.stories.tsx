import { freeFromMessage, keptUntilMessage } from '@vestibule/domain/bookings';
import { buildStaySummary } from '@vestibule/domain/bookings/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { outcomeTexts, type PaymentOutcome } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PaymentReturn } from './PaymentReturn.js';

const meta = {
  title: 'Payments/PaymentReturn',
  tags: ['stable'],
  component: PaymentReturn,
  args: {
    outcome: 'paid',
    summary: buildStaySummary(),
    facts: [{ label: 'Booking ID', value: 'BK-3FDR8KXW2MNP' }],
    bookingsHref: '/booking-management',
    onReceipt: fn(),
    onCalendar: fn(),
    onContinue: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PaymentReturn>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (outcome: PaymentOutcome): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const { title } = outcomeTexts()[outcome];
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };

export const Paid: Story = {
  args: {
    facts: [
      { label: 'Booking ID', value: 'BK-3FDR8KXW2MNP' },
      { label: 'Charged to the card', value: 'OMR 115.349 ($300.00)' },
    ],
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
    ).toBeVisible();
    await step('what was booked, line by line, and what it cost [R10]', async () => {
      const summary = within(canvas.getByRole('region', { name: 'Booking summary' }));
      await expect(summary.getByRole('heading', { name: 'Sea View King' })).toBeVisible();
      await expect(summary.getByText('Tue, 1 Dec 2026')).toBeVisible();
      await expect(summary.getByText('2 nights × $150.00')).toBeVisible();
      await expect(summary.getByText('Total for your stay')).toHaveTextContent('$300.00');
      await expect(canvas.getByText('OMR 115.349 ($300.00)')).toBeVisible();
    });
    await step('the receipt and the calendar are at hand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Receipt (PDF)' }));
      await expect(args.onReceipt).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
      await expect(args.onCalendar).toHaveBeenCalledOnce();
    });
    await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '/booking-management',
    );
  },
};

/** Drawn at its first reading, it takes a moment. */
export const ReceiptOnItsWay: Story = { args: { receiptBusy: true } };

/** A second press asks for nothing more. */
export const ReceiptPressedAgain: Story = {
  ...ReceiptOnItsWay,
  play: async ({ args, canvas, userEvent }) => {
    const receipt = canvas.getByRole('button', { name: 'Receipt (PDF)' });
    await expect(receipt).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(receipt);
    await expect(args.onReceipt).not.toHaveBeenCalled();
  },
};

/** Until the server confirms. */
export const Confirming: Story = {
  parameters: { proves: ['R10'] },
  args: { outcome: 'confirming' },
  play: async ({ canvas, step }) => {
    const title = canvas.getByText('Payment is being confirmed');
    const status = canvas.getByRole('status');
    await expect(title).toBeVisible();
    await expect(status).toHaveTextContent('Waiting for the payment provider...');
    await step('nothing around them is busy: some screen readers are silent in there', async () => {
      await expect(title.closest('[aria-busy="true"]')).toBeNull();
      await expect(status.closest('[aria-busy="true"]')).toBeNull();
    });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Back from the provider without having paid. */
export const Open: Story = {
  args: {
    outcome: 'open',
    kept: keptUntilMessage(new Date('2026-11-20T08:30:00.000Z'), HOTEL_TIME_ZONE),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nothing was charged. We keep it for you until 12:30, hotel time.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const OpenAndContinued: Story = {
  args: Open.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue payment' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { outcome: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The payment did not go through')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

/** Tried again, and somebody was quicker. */
export const NothingLeft: Story = {
  args: {
    outcome: 'failed',
    problem:
      'This room is taken for some of those nights. Free near these dates: Thu, 3 Dec 2026 to Sat, 5 Dec 2026.',
    chooseHref: '/room-single/sea-view-king',
  },
  play: async ({ canvas, step }) => {
    await step('it says so at once, with what is left and the way to it', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        /Free near these dates: Thu, 3 Dec/,
      );
      await expect(canvas.getByRole('link', { name: 'Choose again' })).toHaveAttribute(
        'href',
        '/room-single/sea-view-king',
      );
    });
    await step('trying the same again is the second choice', async () => {
      const ways = within(canvas.getByRole('article')).getAllByText(/Choose again|Try Again/);
      await expect(ways.map((way) => way.textContent)).toEqual(['Choose again', 'Try Again']);
      await expect(ways.map((way) => way.dataset['variant'])).toEqual(['primary', 'secondary']);
    });
  },
};

/** Tried again after the hold ran out, and the price is another one. */
export const PriceChanged: Story = {
  args: {
    outcome: 'expired',
    problem: 'The price has changed since you saw it. The total is now $350.00.',
    changedTotal: 350,
  },
  play: async ({ canvas, step }) => {
    await step('it says the right total, and asks again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The total is now $350.00.');
      await expect(canvas.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    });
  },
};

export const PriceAccepted: Story = {
  args: PriceChanged.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with $350.00' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = { args: { outcome: 'cancelled' }, play: says('cancelled') };
/** The same can be booked again by now. */
export const Expired: Story = { args: { outcome: 'expired' }, play: says('expired') };

/** Until then nothing offers what would be refused. */
export const TimeToPayOver: Story = {
  args: {
    outcome: 'expired',
    pause: freeFromMessage('room', new Date('2026-11-20T10:35:00Z'), HOTEL_TIME_ZONE),
    chooseHref: '/room-single/sea-view-king',
  },
  play: async ({ canvas, step }) => {
    await step('it says from when', async () => {
      await expect(
        canvas.getByText(
          'Nothing was charged. You can take these nights again from 14:35, hotel time.',
        ),
      ).toBeVisible();
    });
    await step('other dates are the way on', async () => {
      await expect(canvas.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Choose again' })).toBeVisible();
    });
  },
};

/** The booking stands; the second payment, or what was too much, goes back. */
export const Overpaid: Story = { args: { outcome: 'overpaid' }, play: says('overpaid') };
/** What came, what is missing, and the way to send it. */
export const Partial: Story = {
  args: {
    outcome: 'partial',
    facts: [
      { label: 'Booking ID', value: 'BK-3FDR8KXW2MNP' },
      { label: 'Received', value: '$120.00' },
      { label: 'Still missing', value: '$180.00' },
    ],
  },
  play: async (context) => {
    await says('partial')(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
    await expect(canvas.getByText('$180.00')).toBeVisible();
  },
};

/** Money that arrived too late. */
export const RefundDue: Story = {
  args: { outcome: 'refund-due' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We owe you a refund')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The provider has returned a payment, and the booking is given up with it. */
export const Refunded: Story = {
  args: { outcome: 'refunded' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your money has been sent back' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { outcome: 'open', busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    cancel.click();
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

const signedOut = {
  summary: undefined,
  facts: undefined,
  bookingsHref: undefined,
  loginHref: '/login?returnTo=%2Fpayment-return%3Fpayment%3DPAY-1',
  onReceipt: undefined,
  onCalendar: undefined,
  onContinue: undefined,
  onCancel: undefined,
};

/** Back in another browser, as from the app of a bank: what happened, and nothing about the booking. */
export const SignedOut: Story = {
  args: signedOut,
  play: async ({ canvas, step }) => {
    await step('it says that the money came', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
      ).toBeVisible();
    });
    await step('the login is the way to the booking', async () => {
      await expect(canvas.getByText(/^Sign in to see the booking/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        signedOut.loginHref,
      );
      await expect(canvas.queryByRole('link', { name: 'My Bookings' })).not.toBeInTheDocument();
    });
  },
};

/** The same before the provider has spoken. */
export const SignedOutConfirming: Story = {
  args: { ...signedOut, outcome: 'confirming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the payment provider');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** Not paid: what can be done about it waits for the login. */
export const SignedOutFailed: Story = {
  args: { ...signedOut, outcome: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The payment did not go through')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    summary: {
      ...buildStaySummary(),
      title: 'Presidential Panorama Suite with Two Terraces and a Private Majlis',
    },
    facts: [
      {
        label: 'Guest',
        value: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      },
    ],
  },
};
