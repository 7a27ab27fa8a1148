import { categoryOf, nameOf, type KnownSettingKey } from '@vestibule/domain/settings';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { recordKinds, wordSettings } from '../translations/record-kinds.js';
import { recordWords } from '../translations/tables.js';
import { spokenAs, type InLanguage } from '../translations/translate.js';
import { hashOfTexts } from '../translations/with-words.js';

type WordSettings = Record<string, unknown>;

/**
 * One category's values in a language, by their names. A setting that has changed since it was
 * translated shows what it says now: an old address would be a wrong one.
 */
export async function translateSettings<T extends object>(
  db: Database | Transaction,
  language: Language,
  category: string,
  values: T,
): Promise<T & InLanguage> {
  if (language === DEFAULT_LANGUAGE) return values;
  const keys = wordSettings.filter((key: KnownSettingKey) => categoryOf(key) === category);
  const rows = await db
    .select()
    .from(recordWords)
    .where(
      and(
        eq(recordWords.kind, 'settings'),
        eq(recordWords.language, language),
        inArray(recordWords.id, keys),
      ),
    );
  const settings = keys.map((key) => {
    const setting = { value: (values as WordSettings)[nameOf(key)] };
    const of = hashOfTexts(setting, recordKinds.settings);
    const words = rows.find((row) => row.id === key && row.of === of)?.words;
    return { name: nameOf(key), ...spokenAs('settings', setting, words) };
  });
  const kept = settings.find((setting) => setting.language !== undefined);
  return {
    ...values,
    ...Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    ...(kept && { language: kept.language }),
  };
}
