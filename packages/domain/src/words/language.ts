/** The languages of the hotel; the first is the one that every text is written in. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE = languages[0];

/**
 * What a language calls itself, how it writes dates and lists, and which way its lines run. Arabic in Oman counts days by
 * the Gregorian calendar and writes digits as prices, phone numbers and fields have them.
 */
export const languageFacts = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-OM-u-nu-latn-ca-gregory', direction: 'rtl' },
} as const satisfies Record<Language, { name: string; locale: string; direction: 'ltr' | 'rtl' }>;

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** The path of a page in a language: English stands at the root, every other below its own name. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language that a path of the site stands in: `/ar/rooms` is Arabic. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : DEFAULT_LANGUAGE;
}

/** The path of the same page in the hotel's first language: what routes are written in. */
export function pathWithoutLanguage(pathname: string): string {
  const language = languageOf(pathname);
  return language === DEFAULT_LANGUAGE ? pathname : pathname.slice(language.length + 1) || '/';
}
