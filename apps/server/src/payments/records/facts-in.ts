import {
  bookingFacts,
  bookingFactsTexts,
  bookingTermsTexts,
  refundFacts,
  type BookedService,
  type BookingFact,
} from '@vestibule/domain/bookings';
import { hotelTimeTexts, type Day } from '@vestibule/domain/calendar';
import { isPhoneLine } from '@vestibule/domain/text';
import { languageFacts, type Language } from '@vestibule/domain/words';
import { wordsIn } from '../../texts/words-in.js';

/**
 * The phone of a booking. A mail may go to somebody else's address, so what was written as a phone is left
 * out of mails and receipts where it is none; the desk's lists have it.
 */
export function phoneLine({ guestPhone }: { guestPhone: string | null }): string | null {
  return guestPhone !== null && isPhoneLine(guestPhone) ? guestPhone : null;
}

/** What was booked, as mails, receipts and calendars say it in a language. */
export function factsIn(language: Language, booked: BookedService): BookingFact[] {
  const { locale } = languageFacts[language];
  const hours = wordsIn(language, hotelTimeTexts);
  const phone = phoneLine({ guestPhone: booked.phone ?? null }) ?? undefined;
  return bookingFacts({ ...booked, phone }, wordsIn(language, bookingFactsTexts), locale, hours);
}

/** As `factsIn`, and whether it can be given back. */
export function factsAndTermIn(
  language: Language,
  booked: BookedService,
  today: Day,
): BookingFact[] {
  const terms = wordsIn(language, bookingTermsTexts);
  return [...factsIn(language, booked), ...refundFacts(booked, today, terms)];
}
