import { bookedLineText, bookedLineTexts, bookingMailboxes } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { formatCents, formatDollars } from '@vestibule/domain/money';
import { cardChargeText, cardChargeTexts } from '@vestibule/domain/payments';
import { findBookedWords } from '../../bookings/booked-words.js';
import type { Transaction } from '../../database/connect.js';
import { letter, type Paragraph } from '../../mail/letter.js';
import { letterheadOf, type Letterhead } from '../../mail/letterhead.js';
import type { MailMessage } from '../../mail/message.js';
import { sendMail } from '../../mail/send-mail.js';
import { siteAddress } from '../../mail/site-address.js';
import type { Services } from '../../services.js';
import { wordsIn } from '../../texts/words-in.js';
import type { BookingRow, PaidBooking } from '../store.js';
import { toBookedService, toPaymentRecord } from '../records/to-payment-record.js';
import { texts } from './booking-mails.texts.js';
import { factsAndTermIn } from '../records/facts-in.js';

/** The letter that a booking is confirmed; its receipt and calendar entry are sent with it. */
export function confirmationMail(
  services: Pick<Services, 'config' | 'hotel' | 'today'>,
  paid: PaidBooking,
  { to, arrival, calendar }: { to: string; arrival: readonly Paragraph[]; calendar: boolean },
): MailMessage {
  const { booking } = paid;
  const { id, language, totalCents } = booking;
  const t = wordsIn(language, texts);
  const head = letterheadOf(services, language);
  const chargeWords = wordsIn(language, cardChargeTexts);
  const charge = cardChargeText(toPaymentRecord(paid), chargeWords);
  const { text, html } = letter(head, {
    title: t.confirmed,
    paragraphs: [
      t.titleAndId({ title: titleOf(booking), id }),
      ...factLines(booking, services.today()),
      ...lineTexts(booking),
      t.paid({ amount: formatCents(totalCents) }),
      ...(charge ? [t.fact({ label: chargeWords.chargedToCard, value: charge })] : []),
      ...arrival,
    ],
    action: bookingsLink(head),
    closing: calendar ? t.withCalendar : t.withoutCalendar,
  });
  const subject = t.confirmedSubject({ title: titleOf(booking) });
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
  const t = wordsIn(booking.language, texts);
  const head = letterheadOf(services, booking.language);
  const inWords = await findBookedWords(tx, booking.language, [booking]);
  const what = { title: titleOf(inWords(booking)), id: booking.id };
  const { text, html } = letter(head, {
    title: t.refundDue,
    paragraphs: [
      standing ? t.cameOnTop(what) : t.notUsed(what),
      t.weReturn({ amount: formatCents(refundDueCents) }),
    ],
    action: bookingsLink(head),
  });
  const subject = t.refundSubject({ title: what.title });
  for (const to of bookingMailboxes(booking)) {
    await sendMail(services, tx, { to, subject, text, html });
  }
}

function titleOf({ serviceName, orderDescription, language }: BookingRow): string {
  const t = wordsIn(language, texts);
  return serviceName ?? orderDescription.split('|')[0]?.trim() ?? t.yourBooking;
}

function factLines(booking: BookingRow, today: Day): string[] {
  const booked = toBookedService(booking);
  if (!booked) return [];
  const t = wordsIn(booking.language, texts);
  return factsAndTermIn(booking.language, booked, today).map((fact) => t.fact({ ...fact }));
}

/** Of what the total is the sum; a single line is the total. */
function lineTexts({ lines, language }: BookingRow): string[] {
  if (lines.length < 2) return [];
  const t = wordsIn(language, texts);
  const counted = wordsIn(language, bookedLineTexts);
  return lines.map((line) =>
    t.line({
      what: bookedLineText(line, counted),
      each: formatDollars(line.unitPrice),
      total: formatDollars(line.total),
    }),
  );
}

function bookingsLink(head: Letterhead) {
  const t = wordsIn(head.language, texts);
  return { label: t.myBookings, href: siteAddress(head, 'bookings') };
}
