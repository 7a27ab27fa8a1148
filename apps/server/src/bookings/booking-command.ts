import { bookedLineText } from '@vestibule/domain/bookings';
import { hotelTime, hotelToday } from '@vestibule/domain/calendar';
import { formatCents, formatDollars } from '@vestibule/domain/money';
import { DEFAULT_LANGUAGE } from '@vestibule/domain/words';
import * as v from 'valibot';
import { readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { factsIn } from '../payments/records/facts-in.js';
import { providerPaymentIds } from '../payments/records/provider-payment-ids.js';
import { toBookedService } from '../payments/records/to-payment-record.js';
import { findAttempts, findEvents, type BookingRow, type PaymentRow } from '../payments/store.js';
import { mailboxesText } from './bookings-command.js';
import { findBooking } from './desk-store.js';

type Event = Awaited<ReturnType<typeof findEvents>>[number];

/** `pnpm hotel booking`: all that is recorded of one booking, for the desk. Its times are the hotel's. */
export const bookingCommand: Command = {
  name: 'booking',
  usage: '<booking>',
  summary: 'One booking: what, its price, its payments and their history',
  async run({ services, args, print }) {
    const { words } = readArguments(bookingCommand, { args, most: 1, options: {} });
    const [id = ''] = words;
    const found = await findBooking(services.db, id);
    if (!found) throw new CommandError(id ? `There is no booking ${id}.` : 'Give a booking: BK-…');
    const { timeZone } = services.hotel();
    const at = (when: Date) => `${hotelToday(when, timeZone)} ${hotelTime(when, timeZone)}`;
    const attempts = await findAttempts(services.db, id);
    const events = await Promise.all(attempts.map((one) => findEvents(services.db, one.id)));
    const { booking, hold } = found;
    for (const line of [
      `${id}  ${booking.status}  booked ${at(booking.createdAt)}`,
      ...(hold.state === 'held' ? [`Held until ${at(hold.expiresAt)}.`] : []),
      '',
      ...itemLines(booking),
      '',
      ...quoteLines(booking),
      ...attempts.flatMap((payment) => ['', ...paymentLines(payment)]),
      '',
      'History:',
      ...inOrder(events.flat()).map((event) => `  ${at(event.at)}  ${eventText(event)}`),
    ]) {
      print(line);
    }
  },
};

function itemLines(booking: BookingRow): string[] {
  const booked = toBookedService(booking);
  const facts = booked ? factsIn(DEFAULT_LANGUAGE, booked) : [];
  return [
    booking.serviceName ?? booking.orderDescription,
    ...facts.map(({ label, value }) => `  ${label}: ${value}`),
    `  Email: ${mailboxesText(booking) || 'account deleted'}`,
  ];
}

function quoteLines({ lines, totalCents }: BookingRow): string[] {
  return [
    'Price:',
    ...lines.map(
      (line) =>
        `  ${bookedLineText(line)} at ${formatDollars(line.unitPrice)}: ${formatDollars(line.total)}`,
    ),
    `  Total: ${formatCents(totalCents)}`,
  ];
}

/** Money that there is none of is left out. */
function paymentLines(payment: PaymentRow): string[] {
  const money = [
    ['Received', payment.receivedCents],
    ['Missing', payment.missingCents],
    ['Due back', payment.refundDueCents],
    ['Sent back', payment.returnedCents],
  ] as const;
  const reference = providerPaymentIds(payment).join(', ') || (payment.reference ?? '');
  return [
    `Payment ${payment.id}  ${payment.status}  ${formatCents(payment.amountCents)}`,
    `  ${payment.gateway} ${reference}`.trimEnd(),
    ...money.flatMap(([label, cents]) => (cents > 0 ? [`  ${label}: ${formatCents(cents)}`] : [])),
    ...(payment.flagged ? ['  In doubt: look at the provider’s own pages.'] : []),
  ];
}

function inOrder(events: readonly Event[]): Event[] {
  return events.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id,
  );
}

const deskNote = v.object({ by: v.string(), note: v.string() });

/** A provider's own words stay where they are kept: they are long, and name guests. */
function eventText({ paymentId, progress, source, raw }: Event): string {
  const noted = source === 'hotel' ? v.safeParse(deskNote, raw) : undefined;
  const note = noted?.success ? `, ${noted.output.by}: ${noted.output.note}` : '';
  return `${paymentId}  ${progress} (${source}${note})`;
}
