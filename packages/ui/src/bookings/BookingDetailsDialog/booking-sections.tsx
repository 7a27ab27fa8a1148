import {
  bookedLineText,
  dateFacts,
  partyFacts,
  refundFacts,
  type bookedLineTexts,
  type bookingFactsTexts,
  type bookingTermsTexts,
  type BookingType,
  type BookingView,
} from '@vestibule/domain/bookings';
import { formatLongDay, hotelNow, type Day } from '@vestibule/domain/calendar';
import { formatDollars } from '@vestibule/domain/money';
import type { cardChargeTexts } from '@vestibule/domain/payments';
import { itemsInLanguage, languageOfText, type Translation } from '@vestibule/domain/words';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import type { Fact } from '../BookingFacts/BookingFacts.js';
import { ShortId } from '../ShortId/ShortId.js';
import type { texts } from './BookingDetailsDialog.texts.js';

export interface BookingSection {
  title: string;
  facts: Fact[];
}

/** The words of the dialog itself, and of what it takes from the rules. */
export interface SectionWords {
  t: Translation<typeof texts>;
  charge: Translation<typeof cardChargeTexts>;
  facts: Translation<typeof bookingFactsTexts>;
  lines: Translation<typeof bookedLineTexts>;
  terms: Translation<typeof bookingTermsTexts>;
  types: Record<BookingType, string>;
  locale: string;
}

/** The five sections of the details (spec 2, My Bookings); what is not known is left out. */
export function bookingSections(
  booking: BookingView,
  { timeZone, today }: { timeZone: string; today: Day },
  words: SectionWords,
): BookingSection[] {
  const { t, charge, facts, lines, terms, types, locale } = words;
  const { paymentInfo, status, isRefundable, checkIn, duration, serviceTime } = booking;
  const confirmed = status === 'confirmed' || status === 'paid';
  return [
    section(t.booking, [
      { label: t.bookingId, value: booking.bookingId },
      { label: t.type, value: types[booking.serviceType] },
      { label: t.booked, value: instantText(booking.bookingDate, timeZone, words) },
      {
        label: t.heldUntil,
        value: booking.heldUntil && instantText(booking.heldUntil, timeZone, words),
      },
      { label: t.specialRequests, value: booking.specialRequests },
    ]),
    section(t.guest, [
      { label: t.name, value: booking.guestName },
      { label: t.email, value: booking.guestEmail },
      { label: t.phone, value: booking.guestPhone },
      ...partyFacts(booking, facts),
    ]),
    section(t.service, [
      {
        label: t.service,
        value: booking.serviceName,
        language: languageOfText(booking, 'serviceName'),
      },
      { label: t.number, value: String(booking.serviceNumber) },
      { label: t.duration, value: duration && t.minutes({ count: duration }) },
      {
        label: t.specialist,
        value: booking.specialist,
        language: languageOfText(booking, 'specialist'),
      },
      ...itemsInLanguage(booking, 'lines').map((line) => {
        const label = bookedLineText(line, lines);
        const term = recordSentence(line, 'label', label);
        return { label, term, value: formatDollars(line.total, locale) };
      }),
    ]),
    section(t.dates, [
      ...dateFacts(booking, facts, locale),
      {
        label: t.time,
        value: serviceTime && t.timeInZone({ time: serviceTime, zone: timeZone }),
      },
    ]),
    section(t.payment, [
      {
        label: t.amount,
        value: `${formatDollars(booking.totalPrice, locale)} ${paymentInfo.currency}`,
      },
      { label: charge.chargedToCard, value: paymentInfo.cardCharge },
      { label: t.method, value: methodText(paymentInfo, t) },
      { label: t.provider, value: paymentInfo.gateway },
      { label: t.ourReference, value: booking.id },
      {
        label: t.paymentId,
        value: <ShortId value={paymentInfo.paymentId} name={t.paymentIdToCopy} />,
      },
      { label: t.payments, value: String(paymentInfo.totalPayments) },
      ...(confirmed ? refundFacts({ isRefundable, checkInDate: checkIn }, today, terms) : []),
      { label: t.missing, value: moneyText(booking.missing, locale) },
      { label: t.refundDue, value: moneyText(booking.refundDue, locale) },
      { label: t.sentBack, value: moneyText(booking.refunded, locale) },
    ]),
  ];
}

function section(title: string, facts: Fact[]): BookingSection {
  return { title, facts: facts.filter(({ value }) => Boolean(value)) };
}

function methodText(
  { paymentType, cryptoCurrency }: BookingView['paymentInfo'],
  t: SectionWords['t'],
): string {
  if (cryptoCurrency) return t.cryptocurrency({ currency: cryptoCurrency });
  return paymentType === 'card' ? t.card : paymentType;
}

function moneyText(dollars: number | undefined, locale: string): string {
  return dollars === undefined ? '' : formatDollars(dollars, locale);
}

/** An instant, by the clock on the hotel's wall. */
function instantText(instant: string, timeZone: string, { t, locale }: SectionWords): string {
  const { today, time } = hotelNow(new Date(instant), timeZone);
  return t.instant({ day: formatLongDay(today, locale), time });
}
