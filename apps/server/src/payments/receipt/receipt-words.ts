import { lineNoun } from '@vestibule/domain/bookings';
import type { Translation } from '@vestibule/domain/words';
import type { texts } from './receipt.texts.js';

export type ReceiptTexts = Translation<typeof texts>;

/** The words on every receipt: a worker is sent no functions, so they are filled in. */
export const receiptWords = (t: ReceiptTexts, hotel: string) => ({
  receipt: t.receipt,
  guest: t.guest,
  what: t.what,
  quantity: t.quantity,
  each: t.each,
  amount: t.amount,
  totalPaid: t.totalPaid,
  payment: t.payment,
  thanks: t.thanks({ hotel }),
  hotelTime: t.hotelTime,
});

export type ReceiptWords = ReturnType<typeof receiptWords>;

/** Of a line's stored label, where that is a noun of ours and not the hotel's name of an extra. */
export function nounOf(label: string, t: ReceiptTexts): string | undefined {
  const noun = lineNoun(label);
  return noun && nounsOf(t)[noun];
}

const nounsOf = (t: ReceiptTexts) => ({
  night: t.night,
  nights: t.nights,
  treatment: t.treatment,
  ticket: t.ticket,
  tickets: t.tickets,
});
