import type { GeneralSettings } from './general-settings.schema.js';
import { valuesIn } from './category-settings.js';
import { initialSettings } from './initial-settings.js';
import { nameOf } from './setting.js';
import type { Setting } from './setting.schema.js';

/** Silent fallbacks: settings that could not be read (spec 8, ruling 28). */
export const defaultGeneralSettings: GeneralSettings = valuesIn('general', initialSettings);

/** `{phone: …}` from settings of one category, by the names within it. */
export function settingValues(settings: readonly Setting[]): Record<string, Setting['value']> {
  return Object.fromEntries(settings.map(({ key, value }) => [nameOf(key), value]));
}
