/** The languages of the hotel; the first is the one that every text is written in. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE = languages[0];

/** A language whose words are beside the catalogues, as the default's are in them. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** Letters that the hotel has typefaces for, by their name in Unicode. */
export type Script = 'Latin' | 'Arabic';

interface LanguageFacts {
  /** What it calls itself. */
  name: string;
  /** BCP 47: how it writes dates, numbers and lists. */
  locale: string;
  /** Which way its lines run. */
  direction: 'ltr' | 'rtl';
  /** What typefaces, room between lines and space between letters follow from. */
  script: Script;
}

/**
 * All that is known of a language. Arabic in Oman counts days by the Gregorian calendar and writes
 * digits as prices, phone numbers and fields have them.
 */
export const languageFacts = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr', script: 'Latin' },
  ar: {
    name: 'العربية',
    locale: 'ar-OM-u-nu-latn-ca-gregory',
    direction: 'rtl',
    script: 'Arabic',
  },
} as const satisfies Record<Language, LanguageFacts>;

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** The path of a page in a language: English is at the root, every other below its own name. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language that a path of the site is in: `/ar/rooms` is Arabic. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : DEFAULT_LANGUAGE;
}

/** The path of the same page in the hotel's first language: what routes are written in. */
export function pathWithoutLanguage(pathname: string): string {
  const language = languageOf(pathname);
  return language === DEFAULT_LANGUAGE ? pathname : pathname.slice(language.length + 1) || '/';
}

const scriptsFromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Which way a locale reads, of any language: browsers differ in whether they know it themselves. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  scriptsFromTheRight.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
