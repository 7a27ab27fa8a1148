import { maintenanceModeSchema } from '@vestibule/domain/settings';
import type { KnownSettingKey, MaintenanceMode } from '@vestibule/domain/settings';
import {
  languageOfText,
  languages,
  type Language,
  type TextLanguage,
} from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Database } from '../database/connect.js';
import { readValues } from './read-values.js';
import { translateSettings } from './translate-settings.js';

/** Whether the public site is closed for a moment, as the database has it now. */
export async function readMaintenanceMode(db: Database): Promise<MaintenanceMode> {
  return v.parse(maintenanceModeSchema, await readValues(db, 'maintenance'));
}

/** As settings; an absent or empty message keeps the present one. */
export function maintenanceSettings({
  enabled,
  message,
}: {
  enabled: boolean;
  message?: string | undefined;
}): { key: KnownSettingKey; value: boolean | string }[] {
  return [
    { key: 'maintenance.enabled', value: enabled },
    ...(message ? [{ key: 'maintenance.message' as const, value: message }] : []),
  ];
}

/** What the hotel says while it looks after its site. */
export interface MaintenanceMessage {
  text: string;
  /** Where the hotel has not said it in the language of the page. */
  marked?: TextLanguage | undefined;
}

/** Its message in each language. */
export async function translateMaintenance(
  db: Database,
  maintenance: MaintenanceMode,
): Promise<Record<Language, MaintenanceMessage>> {
  const messages = languages.map(async (language) => {
    const translated = await translateSettings(db, language, 'maintenance', maintenance);
    const marked = languageOfText(translated, 'message');
    return [language, { text: translated.message, marked }] as const;
  });
  return Object.fromEntries(await Promise.all(messages)) as Record<Language, MaintenanceMessage>;
}
