import { maintenanceModeSchema } from '@vestibule/domain/settings';
import type { KnownSettingKey, MaintenanceMode } from '@vestibule/domain/settings';
import { languages, type Language } from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Database } from '../database/connect.js';
import { readValues } from './read-values.js';
import { translateSettings } from './translate-settings.js';

/** Whether the public site is closed for a moment, as the database has it now. */
export async function readMaintenanceMode(db: Database): Promise<MaintenanceMode> {
  return v.parse(maintenanceModeSchema, await readValues(db, 'maintenance'));
}

/** As settings; an absent or empty message keeps the one that stands. */
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

/** Its message in each language. */
export async function translateMaintenance(
  db: Database,
  maintenance: MaintenanceMode,
): Promise<Record<Language, string>> {
  const messages = languages.map(async (language) => {
    const { message } = await translateSettings(db, language, 'maintenance', maintenance);
    return [language, message] as const;
  });
  return Object.fromEntries(await Promise.all(messages)) as Record<Language, string>;
}
