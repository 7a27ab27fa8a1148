import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import type { Services } from '../services.js';

/** What is over a letter, what it is written in, and where its links lead. */
export interface Letterhead {
  hotelName: string;
  publicUrl: string;
  language: Language;
}

/** Of a letter to the desk where no language is given. */
export function letterheadOf(
  { hotel, config }: Pick<Services, 'hotel' | 'config'>,
  language: Language = DEFAULT_LANGUAGE,
): Letterhead {
  return { hotelName: hotel(language).hotelName, publicUrl: config.publicUrl, language };
}
