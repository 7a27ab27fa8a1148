import {
  languages,
  textsIn,
  type Language,
  type TextPack,
  type Translation,
} from '@vestibule/domain/words';
import * as ar from '@vestibule/domain/words/ar';
import * as en from '@vestibule/domain/words/en';
import { withHotelWords, type HotelWords } from '@vestibule/domain/words/hotel-words';
import { arabicPack } from './ar.js';
import type { HotelWordsByLanguage } from './store.js';

const released: Record<Language, TextPack | undefined> = { en: undefined, ar: arabicPack };
const makers = { en, ar } satisfies Record<Language, unknown>;

/** A process is of one hotel: what `setHotelWords` was told last. */
let own: HotelWordsByLanguage = {};
let packs = released;

/** From now on the hotel's own words are said. */
export function setHotelWords(words: HotelWordsByLanguage): void {
  if (words === own) return;
  own = words;
  packs = { ...released };
  for (const language of languages) {
    const ofHotel = words[language];
    if (ofHotel) packs[language] = withHotelWords(released[language], ofHotel, makers[language]);
  }
}

/** The hotel's own words in a language, for whoever renders with them; undefined without any. */
export const hotelWordsIn = (language: Language): HotelWords | undefined => own[language];

/** The words of a catalogue in a language, the hotel's own over them. */
export function wordsIn<Texts extends object>(
  language: Language,
  texts: Texts,
): Translation<Texts> {
  return textsIn(packs[language], texts);
}
