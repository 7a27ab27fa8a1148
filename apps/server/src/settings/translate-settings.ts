import { fallbackPagesTexts } from '@vestibule/domain/content';
import {
  categoryOf,
  defaultSettingsTexts,
  nameOf,
  type KnownSettingKey,
} from '@vestibule/domain/settings';
import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '@vestibule/domain/words';
import type { Database, Transaction } from '../database/connect.js';
import { wordSettings } from '../translations/record-kinds.js';
import { wordsIn } from '../texts/words-in.js';
import { findWords } from '../translations/store.js';
import { translateRecord, withUntranslated } from '../translations/translate.js';

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
  const translationOf = await findWords(db, language, { settings: keys });
  const settings = keys.map((key) => {
    const setting = { value: (values as WordSettings)[nameOf(key)] };
    const words = translationOf('settings', key, setting) ?? defaultWords(language, setting.value);
    return { name: nameOf(key), ...translateRecord('settings', setting, words) };
  });
  const kept = settings.filter((setting) => setting.language !== undefined);
  const translated = {
    ...values,
    ...Object.fromEntries(settings.map(({ name, value }) => [name, value])),
  };
  return withUntranslated(
    translated,
    kept.map(({ name }) => name),
  );
}

/** What a hotel that has said nothing yet starts with. */
function defaultsIn(language: Language): string[] {
  const { demonstrationAddress } = wordsIn(language, fallbackPagesTexts);
  return [...Object.values(wordsIn(language, defaultSettingsTexts)), demonstrationAddress];
}

/** A default is translated without anybody's doing; what the hotel says itself is not. */
function defaultWords(language: Language, value: unknown): { value: string } | undefined {
  const place = defaultsIn(DEFAULT_LANGUAGE).findIndex((each) => each === value);
  const words = defaultsIn(language)[place];
  return words === undefined ? undefined : { value: words };
}
