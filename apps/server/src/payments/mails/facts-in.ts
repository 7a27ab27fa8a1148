import {
  bookingFacts,
  bookingFactsTexts,
  bookingTermsTexts,
  refundFacts,
  type BookedService,
  type BookingFact,
} from '@vestibule/domain/bookings';
import { hotelTimeTexts, type Day } from '@vestibule/domain/calendar';
import { languageFacts, type Language } from '@vestibule/domain/words';
import { wordsIn } from '../../texts/words-in.js';

/** What was booked, as mails, receipts and calendars say it in a language. */
export function factsIn(language: Language, booked: BookedService): BookingFact[] {
  const { locale } = languageFacts[language];
  const hours = wordsIn(language, hotelTimeTexts);
  return bookingFacts(booked, wordsIn(language, bookingFactsTexts), locale, hours);
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
