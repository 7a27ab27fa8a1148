import { settingValueSchema } from './setting.schema.js';
import * as v from 'valibot';
import { readCsv, writeCsv } from '../text/csv.js';
import { readJson } from '../text/read-json.js';
import { categoryOf } from './setting.js';
import type { Setting, SettingValue } from './setting.schema.js';
import { holdsMask, isSecretSetting, shownValue } from './secret.js';

/** One line of an export, and what an import reads. */
export interface FiledSetting {
  key: string;
  value: SettingValue;
}

export const settingsFileFormats = ['json', 'csv'] as const;
export type SettingsFileFormat = (typeof settingsFileFormats)[number];

const HEADER = ['key', 'category', 'value'];

const fileSchema = v.object({
  settings: v.array(v.object({ key: v.string(), value: settingValueSchema })),
});

/** Settings as a file. Secrets never leave: they are not in it. */
export function writeSettingsFile(
  settings: readonly Setting[],
  format: SettingsFileFormat,
): string {
  const shown = settings.filter(
    ({ key, value }) => !isSecretSetting(key) && !holdsMask(shownValue(key, value)),
  );
  if (format === 'csv') {
    // A value is JSON: a text begins with its quote, and no spreadsheet takes it for a formula.
    const lines = shown.map(({ key, category, value }) => [key, category, JSON.stringify(value)]);
    return writeCsv([HEADER, ...lines]);
  }
  const records = shown.map(({ key, category, value }) => ({ key, category, value }));
  return `${JSON.stringify({ settings: records }, null, 2)}\n`;
}

/** The settings of a file in either format; undefined when it is no export of ours. */
export function readSettingsFile(text: string): FiledSetting[] | undefined {
  const content = text.replace(/^\uFEFF/, '').trim();
  return content.startsWith('{') ? readRecords(content) : readLines(content);
}

function readRecords(content: string): FiledSetting[] | undefined {
  const result = v.safeParse(fileSchema, readJson(content));
  return result.success ? result.output.settings : undefined;
}

function readLines(content: string): FiledSetting[] | undefined {
  const [header, ...rows] = readCsv(content) ?? [];
  if (header?.join() !== HEADER.join()) return undefined;
  const settings = rows.map(([key = '', category, value = '']) => ({
    key,
    category,
    value: readJson(value),
  }));
  const schema = v.array(
    v.pipe(
      v.object({ key: v.string(), category: v.string(), value: settingValueSchema }),
      v.check(({ key, category }) => category === categoryOf(key)),
    ),
  );
  const result = v.safeParse(schema, settings);
  return result.success ? result.output.map(({ key, value }) => ({ key, value })) : undefined;
}
