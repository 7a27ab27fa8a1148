import { bookingTypeNames, bookingTypeTexts, type BookingFact } from '@vestibule/domain/bookings';
import { hotelContact } from '@vestibule/domain/content';
import { formatCents, formatDollars } from '@vestibule/domain/money';
import { capitalise } from '@vestibule/domain/text';
import { languageFacts, type Language } from '@vestibule/domain/words';
import type { Database } from '../../database/connect.js';
import { readGeneralSettings } from '../../settings/read-general-settings.js';
import { translateSettings } from '../../settings/translate-settings.js';
import { wordsIn } from '../../texts/words-in.js';
import { factsIn, phoneLine } from '../records/facts-in.js';
import { toBookedService } from '../records/to-payment-record.js';
import { translatePaid } from '../records/translate-paid.js';
import type { BookingRow, PaidBooking } from '../store.js';
import { paymentFacts } from './payment-facts.js';
import { receiptTheme, type ReceiptTheme } from './receipt-theme.js';
import { nounOf, receiptWords, type ReceiptTexts, type ReceiptWords } from './receipt-words.js';
import { texts } from './receipt.texts.js';

/** All that is on a receipt, as text, and its theme: drawing decides nothing. */
export interface Receipt {
  theme: ReceiptTheme;
  language: Language;
  /** Which way its lines and columns run. */
  direction: 'ltr' | 'rtl';
  words: ReceiptWords;
  /** Its name, and how to reach it in one line. */
  hotel: { name: string; contact: string };
  number: string;
  /** Who paid. */
  guest: string[];
  title: string;
  /** When, for how many, with whom. */
  facts: BookingFact[];
  lines: { label: string; quantity: string; unit: string; total: string }[];
  total: string;
  payment: BookingFact[];
}

/** The receipt of a confirmed booking, in its language, from the hotel's own records. */
export async function receiptOf(db: Database, found: PaidBooking): Promise<Receipt> {
  const { language } = found.booking;
  const { payment, booking } = await translatePaid(db, language, found);
  const t = wordsIn(language, texts);
  const general = await readGeneralSettings(db);
  const settings = await translateSettings(db, language, 'general', general);
  const { address, phone, email } = hotelContact(settings);
  const paid = await paymentFacts(db, payment, settings.timeZone, language);
  return {
    theme: receiptTheme,
    language,
    direction: languageFacts[language].direction,
    words: receiptWords(t, settings.hotelName),
    hotel: {
      name: t.value({ value: settings.hotelName }),
      contact: t.contact({ address, phone, email }),
    },
    number: t.value({ value: booking.id }),
    guest: [booking.guestName, booking.contactEmail ?? booking.guestEmail, phoneLine(booking)]
      .filter((part) => part !== null)
      .map((value) => t.value({ value })),
    ...bookedParts(booking, t),
    lines: linesOf(booking, t),
    total: t.value({ value: `${formatCents(payment.amountCents)} USD` }),
    payment: paid.map((fact) => setApart(fact, t)),
  };
}

/** What was booked; who booked is on the receipt already. */
function bookedParts(booking: BookingRow, t: ReceiptTexts): Pick<Receipt, 'title' | 'facts'> {
  const { language } = booking;
  const booked = toBookedService(booking);
  if (!booked) return { title: t.value({ value: booking.orderDescription }), facts: [] };
  const type = bookingTypeNames(wordsIn(language, bookingTypeTexts))[booked.type];
  const facts = factsIn(language, { ...booked, guestName: '', phone: undefined });
  return {
    title: t.title({ type, service: booked.name }),
    facts: facts.map((fact) => setApart(fact, t)),
  };
}

/** With a value that runs in its own direction, as a phone number does in an Arabic line. */
function setApart({ label, value }: BookingFact, t: ReceiptTexts): BookingFact {
  return { label, value: t.value({ value }) };
}

function linesOf({ lines, totalCents }: BookingRow, t: ReceiptTexts): Receipt['lines'] {
  const whole = { label: t.booking, quantity: '1', unit: '', total: formatCents(totalCents) };
  if (lines.length === 0) return [whole];
  return lines.map(({ label, quantity, unitPrice, total }) => ({
    label: nounOf(label, t) ?? t.value({ value: capitalise(label) }),
    quantity: String(quantity),
    unit: formatDollars(unitPrice),
    total: formatDollars(total),
  }));
}
