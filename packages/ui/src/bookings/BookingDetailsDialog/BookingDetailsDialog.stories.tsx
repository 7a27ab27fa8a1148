import { toBookingView } from '@vestibule/domain/bookings';
import {
  buildBookingView,
  buildHeldView,
  buildPaymentRecord,
} from '@vestibule/domain/bookings/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BookingDetailsDialog } from './BookingDetailsDialog.js';

const meta = {
  title: 'Bookings/BookingDetailsDialog',
  tags: ['stable'],
  component: BookingDetailsDialog,
  args: {
    booking: buildBookingView({ isRefundable: true }),
    timeZone: HOTEL_TIME_ZONE,
    today: SAMPLE_TODAY,
    contactHref: '/contact',
    onClose: fn(),
    onCalendar: fn(),
    onReceipt: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof BookingDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, and come to rest. */
async function dialog(name = 'Sea View King') {
  const panel = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

/** Brings the part that a story is about to the head of the middle, and no page around it. */
function inSight(inside: ReturnType<typeof within>, name: string) {
  const part = inside.getByRole('region', { name });
  const middle = part.parentElement;
  const from = middle?.getBoundingClientRect().top ?? 0;
  middle?.scrollBy({ top: part.getBoundingClientRect().top - from, behavior: 'instant' });
  return within(part);
}

export const Default: Story = {
  play: async ({ step }) => {
    const inside = within(await dialog());
    await step('the five sections of spec 2 [S2.bookings.4]', async () => {
      for (const name of ['Booking', 'Guest', 'Service', 'Dates', 'Payment']) {
        await expect(inside.getByRole('region', { name })).toBeVisible();
      }
      await expect(inside.getByText('Status')).toBeVisible();
      await expect(inside.getAllByText('Booking')).toHaveLength(1);
      await expect(inside.getByText('Layla Haddad')).toBeVisible();
      await expect(inside.getByText('Tue, 1 Dec 2026')).toBeVisible();
      await expect(inside.queryByText(/Children|Adults/)).not.toBeInTheDocument();
    });
    await step('whether it can be given back', async () => {
      const payment = within(inside.getByRole('region', { name: 'Payment' }));
      await expect(payment.getByText('Refundable')).toBeVisible();
    });
    await step('it says how a paid booking is changed', async () => {
      await expect(inside.getByRole('link', { name: 'write to us' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });
  },
};

export const FilesAsked: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = within(await dialog());
    await step('a confirmed booking has a calendar file and a receipt', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Add to calendar' }));
      await expect(args.onCalendar).toHaveBeenCalledWith(args.booking);
      await userEvent.click(inside.getByRole('button', { name: 'Receipt (PDF)' }));
      await expect(args.onReceipt).toHaveBeenCalledWith(args.booking);
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

/** Drawn at its first reading, it takes a moment: a second press asks for nothing more. */
export const ReceiptOnItsWay: Story = {
  args: { receiptBusy: true },
  play: async ({ args, userEvent }) => {
    const receipt = within(await dialog()).getByRole('button', { name: 'Receipt (PDF)' });
    await expect(receipt).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(receipt);
    await expect(args.onReceipt).not.toHaveBeenCalled();
  },
};

/** The stay begins today: nothing promises all of the money back. */
export const RefundOver: Story = {
  args: { today: '2026-12-01' },
  play: async () => {
    const payment = inSight(within(await dialog()), 'Payment');
    await expect(payment.getByText('Free cancellation has ended')).toBeVisible();
  },
};

/** Tickets speak of a date, a time and how many; nobody checks in to a concert. */
export const Tickets: Story = {
  parameters: { proves: ['S2.bookings.4'] },
  args: {
    booking: toBookingView(
      buildPaymentRecord({
        booking: {
          type: 'event',
          id: 'jazz',
          name: 'Jazz under the Palms',
          guestName: 'Layla Haddad',
          serviceDate: '2026-12-05',
          serviceTime: '19:30',
          tickets: 3,
          lines: [{ label: 'tickets', quantity: 3, unitPrice: 45, total: 135 }],
        },
      }),
      HOTEL_TIME_ZONE,
    ),
  },
  play: async () => {
    const inside = within(await dialog('Jazz under the Palms'));
    const dates = within(inside.getByRole('region', { name: 'Dates' }));
    await expect(dates.getByText('Date')).toBeVisible();
    await expect(dates.getByText('Sat, 5 Dec 2026')).toBeVisible();
    await expect(dates.getByText('19:30 (Asia/Muscat)')).toBeVisible();
    const guest = inSight(inside, 'Guest');
    await expect(guest.getByText('Tickets')).toBeVisible();
    await expect(inside.queryByText(/Check-|Adults|Children/)).not.toBeInTheDocument();
  },
};

/** A treatment is one guest's, at a time. */
export const Treatment: Story = {
  parameters: { proves: ['S2.bookings.4'] },
  args: {
    booking: toBookingView(
      buildPaymentRecord({
        booking: {
          type: 'spa',
          id: 'rose-facial',
          name: 'Rose Facial',
          guestName: 'Layla Haddad',
          serviceDate: '2026-12-05',
          serviceTime: '10:30',
          duration: 60,
          specialist: 'Fatma Al Lawati',
          lines: [{ label: 'treatment', quantity: 1, unitPrice: 150, total: 150 }],
        },
      }),
      HOTEL_TIME_ZONE,
    ),
  },
  play: async () => {
    const inside = within(await dialog('Rose Facial'));
    await expect(inside.getByText('10:30 (Asia/Muscat)')).toBeVisible();
    await expect(inside.getByText('60 minutes')).toBeInTheDocument();
    await expect(inside.getByText('Fatma Al Lawati')).toBeInTheDocument();
    await expect(inside.queryByText(/Check-|Adults|Children|Tickets/)).not.toBeInTheDocument();
    inSight(inside, 'Guest');
  },
};

/** Paid by card: what was charged in rials, and the provider's long id cut short. */
export const PaidByCard: Story = {
  args: {
    booking: toBookingView(
      buildPaymentRecord({
        gateway: 'Thawani',
        paymentType: 'card',
        cryptoCurrency: undefined,
        amountOmr: 115.349,
        paymentId: 'checkout_2mWxQ0cZL8rNf4TgYdKhVbJpEuSoAi7XMk1Rt9Ge',
      }),
      HOTEL_TIME_ZONE,
    ),
  },
  play: async () => {
    const payment = inSight(within(await dialog()), 'Payment');
    await expect(payment.getByText('OMR 115.349 ($300.00)')).toBeVisible();
    await expect(payment.getByText('checkout_2…1Rt9Ge')).toBeVisible();
    await expect(payment.getByText('PAY-7HGK2MWQ9XTB')).toBeVisible();
  },
};

export const Unpaid: Story = {
  args: {
    booking: buildHeldView(),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('Fri, 20 Nov 2026, 12:30')).toBeVisible();
    await expect(inside.queryByRole('button', { name: /Receipt/ })).not.toBeInTheDocument();
    await expect(inside.queryByRole('link', { name: 'write to us' })).not.toBeInTheDocument();
  },
};

/** A stay that is over: nothing can be changed any more, and the receipt stays. */
export const Over: Story = {
  args: { contactHref: undefined },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('button', { name: /Receipt/ })).toBeEnabled();
    await expect(inside.queryByRole('link', { name: 'write to us' })).not.toBeInTheDocument();
  },
};

/** The hotel's setting decides, not the zone of the first hotel. */
export const AnotherTimeZone: Story = {
  parameters: { proves: ['R24'] },
  args: {
    timeZone: 'Europe/Berlin',
    booking: buildBookingView({ heldUntil: '2026-11-20T23:30:00.000Z', serviceTime: '10:30' }),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('Sat, 21 Nov 2026, 00:30')).toBeVisible();
    await expect(inside.getByText('10:30 (Europe/Berlin)')).toBeVisible();
  },
};

export const RefundDue: Story = {
  args: { booking: buildBookingView({ status: 'cancelled', refundDue: 300 }) },
  play: async () => {
    const inside = within(await dialog());
    await expect(inSight(inside, 'Payment').getByText('Refund due')).toBeVisible();
  },
};

/** On a page in Arabic, what the hotel has no words for says that it is English. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    booking: {
      ...buildBookingView({
        specialist: 'Fatma Al Lawati',
        lines: [
          { label: 'nights', quantity: 2, unitPrice: 150, total: 300 },
          { label: 'Late supper', quantity: 2, unitPrice: 10, total: 20 },
        ],
      }),
      language: 'en',
      untranslated: ['serviceName', 'specialist', 'lines.1.label'],
    },
  },
  play: async () => {
    const inside = within(await dialog());
    const marked = (text: string) => inside.getAllByText(text).map(({ lang }) => lang);
    await expect(marked('Sea View King')).toEqual(['en', 'en']);
    await expect(marked('Fatma Al Lawati')).toEqual(['en']);
    await expect(marked('Late supper')).toEqual(['en']);
    await expect(marked('2 nights')).toEqual(['']);
  },
};

export const LongText: Story = {
  args: {
    booking: buildBookingView({
      guestName: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      guestEmail: 'maximiliane.theodora.freifrau@a-very-long-name-of-a-company.example',
      specialRequests:
        'A quiet room, one large bed, no feathers, and tea rather than coffee. '.repeat(5),
    }),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText(/^Maximiliane/)).toBeVisible();
  },
};

/** The desk, or the provider, has sent the money back. */
export const Refunded: Story = {
  args: { booking: buildBookingView({ status: 'cancelled', refunded: 300 }) },
  play: async () => {
    const inside = within(await dialog());
    await expect(inSight(inside, 'Payment').getByText('Sent back')).toBeVisible();
  },
};
