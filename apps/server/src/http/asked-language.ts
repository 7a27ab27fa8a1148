import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vestibule/domain/words';

/** The language that `?lang=ar` asks for; the first one where the hotel has no such language. */
export function askedLanguage({ lang }: Record<string, string>): Language {
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
