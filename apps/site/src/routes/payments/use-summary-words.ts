import { bookingFactsTexts, bookingTermsTexts } from '@vestibule/domain/bookings';
import { hotelTimeTexts } from '@vestibule/domain/calendar';
import type { Translation } from '@vestibule/domain/words';
import { useLocale, useTexts } from '@vestibule/ui/theme';

/** The words of a booking's summary, and how its days are written. */
export interface SummaryWords {
  facts: Translation<typeof bookingFactsTexts>;
  terms: Translation<typeof bookingTermsTexts>;
  hours: Translation<typeof hotelTimeTexts>;
  locale: string;
}

export function useSummaryWords(): SummaryWords {
  return {
    facts: useTexts(bookingFactsTexts),
    terms: useTexts(bookingTermsTexts),
    hours: useTexts(hotelTimeTexts),
    locale: useLocale().locale,
  };
}
