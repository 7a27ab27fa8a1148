import { bookingFacts } from '@vestibule/domain/bookings';
import { formatCents } from '@vestibule/domain/money';
import type { Transaction } from '../database/connect.js';
import { letter } from '../mail/letter.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import type { BookingRow } from './store.js';
import { toBookedService } from './to-payment-record.js';

/** Told once, in the transaction that confirms the booking. */
export async function mailConfirmation(
  tx: Transaction,
  services: Services,
  booking: BookingRow,
): Promise<void> {
  const { text, html } = letter({
    title: 'Your booking is confirmed',
    paragraphs: [
      `${titleOf(booking)}, booking ${booking.id}.`,
      ...factLines(booking),
      `Paid: ${formatCents(booking.totalCents)}.`,
    ],
    action: bookingsLink(services),
    closing: 'All dates and times are those of the hotel.',
  });
  const subject = `Your booking is confirmed: ${titleOf(booking)}`;
  await sendMail(services, tx, { to: booking.guestEmail, subject, text, html });
}

/** Money that arrived and could not be used is never kept in silence (ruling 34). */
export async function mailRefundDue(
  tx: Transaction,
  services: Services,
  booking: BookingRow,
  refundDueCents: number,
): Promise<void> {
  const { text, html } = letter({
    title: 'We owe you a refund',
    paragraphs: [
      `Your payment for ${titleOf(booking)} (booking ${booking.id}) arrived, but it could not be used for the booking.`,
      `We return ${formatCents(refundDueCents)} the way it came. You do not have to do anything.`,
    ],
    action: bookingsLink(services),
  });
  const subject = `We owe you a refund: ${titleOf(booking)}`;
  await sendMail(services, tx, { to: booking.guestEmail, subject, text, html });
}

function titleOf({ serviceName, orderDescription }: BookingRow): string {
  return serviceName ?? orderDescription.split('|')[0]?.trim() ?? 'your booking';
}

function factLines(booking: BookingRow): string[] {
  const booked = toBookedService(booking);
  return booked ? bookingFacts(booked).map(({ label, value }) => `${label}: ${value}`) : [];
}

function bookingsLink({ config }: Services) {
  return { label: 'My Bookings', href: `${config.publicUrl}/booking-management` };
}
