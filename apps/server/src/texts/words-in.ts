import { textsIn, type Language, type TextPack, type Translation } from '@vestibule/domain/words';
import { arabicPack } from './ar.js';

const packs: Record<Language, TextPack | undefined> = { en: undefined, ar: arabicPack };

/** The words of a catalogue in a language. */
export function wordsIn<Texts extends object>(
  language: Language,
  texts: Texts,
): Translation<Texts> {
  return textsIn(packs[language], texts);
}
