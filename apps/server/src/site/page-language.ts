import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vestibule/domain/words';

/** The language that a page of the site stands in: `/ar/rooms` is Arabic. */
export function pageLanguage(pathname: string): Language {
  const [, first] = pathname.split('/');
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
