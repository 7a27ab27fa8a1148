import type { Room } from '@vestibule/domain/rooms';
import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '@vestibule/domain/words';
import { pictureId, plainFile } from '../pictures/picture-ids.js';
import { findWords, type FindWords } from '../translations/store.js';
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
  const pictures = rooms.flatMap(({ pictureTexts = {} }) => Object.keys(pictureTexts).map(idOf));
  const translationOf = await findWords(db, language, { pictures });
  return translated.map((room, index) => ({
    ...room,
    originalAmenities: rooms[index]?.amenities,
    ...(room.pictureTexts && { pictureTexts: inWords(room.pictureTexts, translationOf) }),
  }));
}

const idOf = (file: string) => pictureId('rooms', plainFile(file));

/** A description that is not translated stays. */
function inWords(texts: Readonly<Record<string, string>>, translationOf: FindWords) {
  const translated = Object.entries(texts).map(([file, original]) => {
    const word = translationOf('pictures', idOf(file))?.['description'];
    return [file, typeof word === 'string' && word !== '' ? word : original] as const;
  });
  return Object.fromEntries(translated);
}
