import type { Script } from '@vestibule/domain/words';

const scriptIn = (locale: string) => new Intl.Locale(locale).maximize().script ?? '';

/**
 * The letters that a locale is written in, where typefaces differ by them: Persian and Urdu have those
 * of Arabic, as Unicode's likely subtags say.
 */
export const scriptOf = (locale: string): Script =>
  scriptIn(locale) === 'Arab' ? 'Arabic' : 'Latin';

/** Which way a locale reads. Not every browser has `getTextInfo`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/.test(scriptIn(locale)) ? 'rtl' : 'ltr';
