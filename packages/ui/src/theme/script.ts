import type { Script } from '@vestibule/domain/words';

/**
 * The letters that a locale is written in, where typefaces differ by them: Persian and Urdu have those
 * of Arabic, as Unicode's likely subtags say.
 */
export const scriptOf = (locale: string): Script =>
  new Intl.Locale(locale).maximize().script === 'Arab' ? 'Arabic' : 'Latin';
