import type { Room } from '@vestibule/domain/rooms';
import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '@vestibule/domain/words';
import { translate } from '../translations/translate.js';
import type { Reader } from './store.js';

/** Rooms in a language; the original amenities travel along, by which icons are found (spec 9). */
export async function translateRooms<T extends Room>(
  db: Reader,
  language: Language,
  rooms: readonly T[],
): Promise<(T & InLanguage)[]> {
  if (language === DEFAULT_LANGUAGE) return [...rooms];
  const translated = await translate(db, language, 'rooms', rooms);
  return translated.map((room, index) => ({
    ...room,
    originalAmenities: rooms[index]?.amenities,
  }));
}
