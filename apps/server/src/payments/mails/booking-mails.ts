import { bookingFacts, bookingMailboxes, refundFacts } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { formatCents, formatDollars } from '@vestibule/domain/money';
import { cardChargeLabel, cardChargeText } from '@vestibule/domain/payments';
import type { Config } from '../../config.js';
import type { Transaction } from '../../database/connect.js';
import { letter } from '../../mail/letter.js';
import { letterheadOf } from '../../mail/letterhead.js';
import type { MailMessage } from '../../mail/message.js';
import { sendMail } from '../../mail/send-mail.js';
import type { Services } from '../../services.js';
import type { BookingRow, PaidBooking } from '../store.js';
import { toBookedService, toPaymentRecord } from '../records/to-payment-record.js';

const withCalendar =
  'Your receipt and an entry for your calendar are attached; both can be had again in My Bookings.';
const withoutCalendar = 'Your receipt is attached; it can be had again in My Bookings.';

/** The letter that a booking is confirmed; its receipt and calendar entry are sent with it. */
export function confirmationMail(
  services: Pick<Services, 'config' | 'hotel' | 'today'>,
  paid: PaidBooking,
  { to, arrival, calendar }: { to: string; arrival: readonly string[]; calendar: boolean },
): MailMessage {
  const { booking } = paid;
  const charge = cardChargeText(toPaymentRecord(paid));
  const { text, html } = letter(letterheadOf(services), {
    title: 'Your booking is confirmed',
    paragraphs: [
      `${titleOf(booking)}, booking ${booking.id}.`,
      ...factLines(booking, services.today()),
      ...lineTexts(booking),
      `Paid: ${formatCents(booking.totalCents)}`,
      ...(charge ? [`${cardChargeLabel()}: ${charge}`] : []),
      ...arrival,
    ],
    action: bookingsLink(services.config),
    closing: `${calendar ? withCalendar : withoutCalendar} All dates and times are those of the hotel.`,
  });
  const subject = `Your booking is confirmed: ${titleOf(booking)}`;
  return { to, subject, text, html };
}

interface RefundDue {
  booking: BookingRow;
  /** The booking is paid and confirmed; the money came on top. */
  standing: boolean;
  refundDueCents: number;
}

/**
 * Money that arrived and could not be used is never kept in silence (ruling 34). Whose account is
 * deleted has no address any more: the desk's list has it.
 */
export async function mailRefundDue(
  tx: Transaction,
  services: Services,
  { booking, standing, refundDueCents }: RefundDue,
): Promise<void> {
  const { text, html } = letter(letterheadOf(services), {
    title: 'We owe you a refund',
    paragraphs: [
      standing
        ? `More money arrived for ${titleOf(booking)} (booking ${booking.id}) than it costs. The booking stands.`
        : `Your payment for ${titleOf(booking)} (booking ${booking.id}) arrived, but it could not be used for the booking.`,
      `We return ${formatCents(refundDueCents)} the way it came. You do not have to do anything.`,
    ],
    action: bookingsLink(services.config),
  });
  const subject = `We owe you a refund: ${titleOf(booking)}`;
  for (const to of bookingMailboxes(booking)) {
    await sendMail(services, tx, { to, subject, text, html });
  }
}

function titleOf({ serviceName, orderDescription }: BookingRow): string {
  return serviceName ?? orderDescription.split('|')[0]?.trim() ?? 'your booking';
}

function factLines(booking: BookingRow, today: Day): string[] {
  const booked = toBookedService(booking);
  if (!booked) return [];
  const facts = [...bookingFacts(booked), ...refundFacts(booked, today)];
  return facts.map(({ label, value }) => `${label}: ${value}`);
}

/** Of what the total is the sum; a single line is the total. */
function lineTexts({ lines }: BookingRow): string[] {
  if (lines.length < 2) return [];
  return lines.map(
    ({ label, quantity, unitPrice, total }) =>
      `${quantity} ${label} × ${formatDollars(unitPrice)} = ${formatDollars(total)}`,
  );
}

function bookingsLink({ publicUrl }: Config) {
  return { label: 'My Bookings', href: `${publicUrl}/booking-management` };
}
