import { isName } from '@vestibule/domain/text';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { wordsIn } from '../texts/words-in.js';
import { texts } from './letter.texts.js';

/** How a letter begins. A name from before ruling 50 may hold a link: it is left out. */
export function greeting(name: string, language: Language = DEFAULT_LANGUAGE): string {
  const t = wordsIn(language, texts);
  return isName(name) ? t.dear({ name }) : t.dearGuest;
}

/** How a letter begins to an address that anybody may have typed: no name is known. */
export function goodDay(language: Language): string {
  const t = wordsIn(language, texts);
  return t.goodDay;
}
