import type { CategorySettings } from './category-settings.schema.js';
import type { KnownSettings } from './known-settings.js';
import type { SettingValue } from './setting.schema.js';
import { categoryOf, nameOf } from './setting.js';

/** `{phone: …}` of the category `general`; of an unknown category, nothing. */
export function valuesIn<Category extends keyof CategorySettings>(
  category: Category,
  settings: KnownSettings,
): CategorySettings[Category];
export function valuesIn(category: string, settings: KnownSettings): Record<string, SettingValue>;
export function valuesIn(category: string, settings: KnownSettings): object {
  const own = Object.entries(settings).filter(([key]) => categoryOf(key) === category);
  return Object.fromEntries(own.map(([key, value]) => [nameOf(key), value]));
}
