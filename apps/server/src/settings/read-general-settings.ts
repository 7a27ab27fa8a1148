import { generalSettingsSchema, type GeneralSettings } from '@vestibule/domain/settings';
import { languages, type Language } from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/connect.js';
import { readValues } from './read-values.js';
import { translateSettings } from './translate-settings.js';

/** The hotel's name and how to reach it: what is stored over the defaults. */
export async function readGeneralSettings(db: Database | Transaction): Promise<GeneralSettings> {
  return v.parse(generalSettingsSchema, await readValues(db, 'general'));
}

/** The same in every language: what the hotel calls itself there. */
export async function readGeneralByLanguage(
  db: Database,
): Promise<Record<Language, GeneralSettings>> {
  const general = await readGeneralSettings(db);
  const translated = languages.map(async (language) => {
    return [language, await translateSettings(db, language, 'general', general)] as const;
  });
  return Object.fromEntries(await Promise.all(translated)) as Record<Language, GeneralSettings>;
}
