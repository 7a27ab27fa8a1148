import type { Language } from '@vestibule/domain/words';
import { findBookedWords, type InWords } from '../../bookings/booked-words.js';
import type { Database } from '../../database/connect.js';
import type { PaidBooking } from '../store.js';

/** A payment with what it is for named in a language. */
export async function translatePaid(
  db: Database,
  language: Language,
  found: PaidBooking,
): Promise<PaidBooking & { booking: InWords }> {
  const inWords = await findBookedWords(db, language, [found.booking]);
  return { ...found, booking: inWords(found.booking) };
}
