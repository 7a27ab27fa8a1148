import { directionOf, type Language } from './language.js';

/** What a reply says of a record whose texts are not all in the language that was asked for. */
export interface InLanguage {
  /** What the others are in. */
  language?: Language;
  /** Which those are: names of fields, dotted where one lies in another (`hero.title`, `extras.1.name`). */
  untranslated?: string[];
}

/** How an element says in which language its text is. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Attributes of the element that shows this text; undefined where it is in the language of the page. */
export function languageOfText(
  { language, untranslated }: InLanguage,
  field: string,
): TextLanguage | undefined {
  if (!language || !untranslated?.includes(field)) return undefined;
  return { lang: language, dir: directionOf(language) };
}
