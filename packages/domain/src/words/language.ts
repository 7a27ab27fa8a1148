/** The languages of the hotel; the first is the one that every text is written in. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE = languages[0];

/**
 * How a language writes dates and lists, and which way its lines run. Arabic in Oman counts days by
 * the Gregorian calendar and writes digits as prices, phone numbers and fields have them.
 */
export const languageFacts = {
  en: { locale: 'en-US', direction: 'ltr' },
  ar: { locale: 'ar-OM-u-nu-latn-ca-gregory', direction: 'rtl' },
} as const satisfies Record<Language, { locale: string; direction: 'ltr' | 'rtl' }>;

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}
