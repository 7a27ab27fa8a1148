import type { Language } from '@vestibule/domain/words';
import type { HotelWords } from '@vestibule/domain/words/hotel-words';
import type { Database, Transaction } from '../database/connect.js';
import { hotelWords } from './tables.js';

/** The hotel's own words by language; a language without any is missing. */
export type HotelWordsByLanguage = Partial<Record<Language, HotelWords>>;

/** `roomsMessages.rooms.sold-out` is the text `rooms.sold-out` of the catalogue `roomsMessages`. */
const partsOf = (key: string) =>
  [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)] as const;

export async function readHotelWords(db: Database | Transaction): Promise<HotelWordsByLanguage> {
  const rows = await db.select().from(hotelWords);
  const found: Partial<
    Record<Language, Record<string, Record<string, (typeof rows)[number]['words']>>>
  > = {};
  for (const { key, language, words } of rows) {
    const [catalogue, text] = partsOf(key);
    const ofLanguage = (found[language] ??= {});
    (ofLanguage[catalogue] ??= {})[text] = words;
  }
  return found;
}
