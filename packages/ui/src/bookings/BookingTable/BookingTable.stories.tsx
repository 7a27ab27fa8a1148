import { sampleBookings, toBookingView } from '@vestibule/domain/bookings';
import {
  buildBookingView,
  buildBookingViews,
  buildHeldView,
  buildPaymentRecord,
} from '@vestibule/domain/bookings/builders';
import { problemMessages } from '@vestibule/domain/problem';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { expect, fn, within } from 'storybook/test';
import { BookingTable } from './BookingTable.js';

const held = buildHeldView();

const meta = {
  title: 'Bookings/BookingTable',
  tags: ['stable'],
  component: BookingTable,
  parameters: { docs: { story: { inline: false, height: '880px' } } },
  args: {
    bookings: buildBookingViews(SAMPLE_TODAY),
    onOpen: fn(),
    onContinue: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof BookingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the columns of spec 2 [S2.bookings.3]', async () => {
      const names = canvas.getAllByRole('columnheader').map((header) => header.textContent);
      await expect(names).toEqual([
        'Service/Booking',
        'Type',
        'Total',
        'Amount',
        'Status',
        'Payment',
        'Actions',
      ]);
    });
    await step('a row', async () => {
      const [, row] = canvas.getAllByRole('row');
      const inside = within(row!);
      await expect(inside.getByText('Room Booking')).toBeVisible();
      await expect(inside.getByText('$360.00')).toBeVisible();
    });
  },
};

export const DetailsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, row] = canvas.getAllByRole('row');
    const details = { name: 'Details of Sea View King' };
    await userEvent.click(within(row!).getByRole('button', details));
    await expect(args.onOpen).toHaveBeenCalledWith(args.bookings[0]);
  },
};

/** Total is the number of payments in words; Amount is money. */
export const PaymentsCounted: Story = {
  parameters: { proves: ['R42'] },
  args: {
    bookings: [1, 3].map((totalPayments, index) => {
      const booking = buildBookingViews(SAMPLE_TODAY)[index]!;
      return { ...booking, paymentInfo: { ...booking.paymentInfo, totalPayments } };
    }),
  },
  play: async ({ canvas }) => {
    const [, once, thrice] = canvas.getAllByRole('row');
    await expect(within(once!).getByText('1 payment')).toBeVisible();
    await expect(within(thrice!).getByText('3 payments')).toBeVisible();
    await expect(canvas.queryByText(/attempts/)).not.toBeInTheDocument();
  },
};

/** Reload or Back from the provider: the booking is found again. */
export const Unpaid: Story = {
  args: { bookings: [held] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Continue payment for Sea View King' }),
    );
    await expect(args.onContinue).toHaveBeenCalledWith(held);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Sea View King' }));
    await expect(args.onCancel).toHaveBeenCalledWith(held);
  },
};

export const Busy: Story = {
  args: { bookings: [held], busyId: held.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Continue payment/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const cancel = canvas.getByRole('button', { name: /^Cancel/ });
    cancel.focus();
    cancel.click();
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveFocus();
  },
};

/** Going on was refused, because the price is another one by now: the guest is asked. */
export const PriceChanged: Story = {
  parameters: { proves: ['R4'] },
  args: {
    bookings: [held],
    refused: { id: held.id, problem: problemMessages['payments.price-changed'], changedTotal: 350 },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the row names the right total', async () => {
      await expect(canvas.getByText('Now $350.00')).toBeVisible();
    });
    await step('going on accepts it', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Go on with $350.00 for Sea View King' }),
      );
      await expect(args.onContinue).toHaveBeenCalledWith(held);
    });
  },
};

/** Going on was refused: the row says why, and nothing else does. */
export const Refused: Story = {
  args: {
    bookings: [held, buildBookingView({ bookingId: 'BK-OTHER', id: 'PAY-OTHER' })],
    refused: { id: held.id, problem: problemMessages['payments.method-closed'] },
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This way to pay is not offered at the moment.',
    );
    await expect(row).toContainElement(canvas.getByRole('alert'));
  },
};

/** Paid, but no longer to be had. */
export const RefundDue: Story = {
  parameters: { proves: ['R34'] },
  args: { bookings: [buildBookingView({ status: 'cancelled', refundDue: 300 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund due')).toBeVisible();
  },
};

/** A record of the past that only has its description. */
export const FromDescription: Story = {
  args: { bookings: [toBookingView(buildPaymentRecord({ booking: undefined }), HOTEL_TIME_ZONE)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sea View King')).toBeVisible();
    await expect(canvas.getByText('Tue, 1 Dec 2026 to Thu, 3 Dec 2026')).toBeVisible();
  },
};

/** On a page in Arabic, a name without a translation says that it is English, wherever the row has it. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { bookings: [{ ...held, language: 'en', untranslated: ['serviceName'] }] },
  play: async ({ canvas }) => {
    const names = canvas.getAllByText('Sea View King', { ignore: '[aria-hidden] *' });
    await expect(names).toHaveLength(4);
    for (const name of names) {
      await expect(name).toHaveAttribute('lang', 'en');
      await expect(name).toHaveAttribute('dir', 'ltr');
    }
  },
};

export const Sample: Story = { args: { bookings: sampleBookings(SAMPLE_TODAY) } };

export const OnAPhone: Story = {
  parameters: { proves: ['S2.bookings.3'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    bookings: [
      held,
      buildBookingView({ bookingId: 'BK-NEW', picture: undefined }),
      ...buildBookingViews(SAMPLE_TODAY).slice(0, 2),
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    const first = canvas.getAllByRole('row').find((row) => row.dataset['booking']);
    const inside = within(first!);
    await step('a card with its picture, its days, its price and its actions', async () => {
      await expect(first!.querySelector('[data-picture="rooms/sea-view-king-1"]')).toBeVisible();
      await expect(inside.getByText('Tue, 1 Dec 2026 to Thu, 3 Dec 2026')).toBeVisible();
      await expect(inside.getByText('$300.00')).toBeVisible();
      await expect(inside.getByRole('button', { name: /^Continue payment/ })).toBeVisible();
    });
    await step('what is in the details takes no room', async () => {
      await expect(inside.getByText('1 payment')).not.toBeVisible();
      await expect(inside.getByText('NowPayments')).not.toBeVisible();
    });
    await step('an initial keeps the place of a missing picture', async () => {
      const card = canvasElement.querySelector<HTMLElement>('[data-booking="BK-NEW"]')!;
      await expect(within(card).getByText('S')).toBeVisible();
    });
  },
};

export const LongText: Story = {
  args: {
    bookings: [
      buildBookingView({
        bookingId: 'BK-LONG',
        serviceName:
          'Presidential Panorama Suite with Two Terraces, a Private Majlis and a View of the Fishing Harbour',
        totalPrice: 1_234_567.5,
      }),
      held,
    ],
  },
};

/** Where the columns are narrowest a long name takes no word of theirs apart. */
export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: LongText.args,
  play: async ({ canvas }) => {
    const [lowest, ...others] = ['Confirmed', 'Pending']
      .flatMap((text) => canvas.getAllByText(text))
      .map((badge) => badge.getBoundingClientRect().height);
    await expect(lowest).toBeLessThan(32);
    for (const other of others) await expect(other).toBe(lowest);
  },
};
