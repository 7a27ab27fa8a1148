import { DEFAULT_LANGUAGE, languageFacts, type Language } from '@vestibule/domain/words';

/** English gives the zone by its identifier, another language by its name, in summer that of summer time. */
export function zoneName(timeZone: string, language: Language, at: Date): string {
  if (language === DEFAULT_LANGUAGE) return timeZone;
  const { locale } = languageFacts[language];
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}
