import {
  maintenanceModeSchema,
  settingSchema,
  settingValueSchema,
} from '@vestibule/domain/settings';
import * as v from 'valibot';
import { done, envelope, operation } from '../transport/operation.js';
import { settingInputSchema } from './setting-schemas.js';
import { routes } from './routes.js';

const MAX_AT_ONCE = 500;
const settingList = v.pipe(v.array(settingInputSchema), v.minLength(1), v.maxLength(MAX_AT_ONCE));

export const updateSetting = operation({
  id: 'settings.update-setting',
  ...routes.updateSetting,
  summary: 'Give one setting another value',
  access: 'administrator',
  params: v.object({ id: v.string() }),
  body: v.object({ value: settingValueSchema }),
  reply: envelope(settingSchema),
  problems: ['settings.not-found', 'settings.invalid', 'settings.secret-masked'],
});

/** All or none; a key that does not exist yet is refused. */
export const updateSettings = operation({
  id: 'settings.update-settings',
  ...routes.updateSettings,
  summary: 'Give several settings other values, all or none',
  access: 'administrator',
  body: v.object({ settings: settingList }),
  reply: envelope(v.array(settingSchema)),
  problems: ['settings.not-found', 'settings.invalid', 'settings.secret-masked'],
});

export const createSetting = operation({
  id: 'settings.create-setting',
  ...routes.createSetting,
  summary: 'Add a setting',
  access: 'administrator',
  body: v.object({ ...settingInputSchema.entries, category: v.string() }),
  reply: envelope(settingSchema),
  status: 201,
  problems: ['settings.key-taken', 'settings.invalid', 'settings.secret-masked'],
});

/** A known setting falls back to its default. */
export const deleteSetting = operation({
  id: 'settings.delete-setting',
  ...routes.deleteSetting,
  summary: 'Remove a setting',
  access: 'administrator',
  params: v.object({ id: v.string() }),
  reply: done,
  problems: ['settings.not-found'],
});

export const setMaintenanceMode = operation({
  id: 'settings.set-maintenance-mode',
  ...routes.setMaintenanceMode,
  summary: 'Close the public site for a moment, or open it again',
  access: 'administrator',
  body: v.object({
    enabled: v.boolean(),
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  }),
  reply: envelope(maintenanceModeSchema),
  problems: [],
});

export const clearCache = operation({
  id: 'settings.clear-cache',
  ...routes.clearCache,
  summary: 'Make every cached page old, in all processes',
  access: 'administrator',
  reply: done,
  problems: [],
});

/** Settings of the hotel's own, which no default knows, stay. */
export const resetSettings = operation({
  id: 'settings.reset-settings',
  ...routes.resetSettings,
  summary: 'Bring back the defaults, of one category or of all',
  access: 'administrator',
  body: v.object({ category: v.optional(v.string()) }),
  reply: envelope(v.object({ changed: v.number() })),
  problems: ['settings.category-not-found'],
});

/** Changes nothing; answers 200 whether the settings are right or not. */
export const validateSettings = operation({
  id: 'settings.validate-settings',
  ...routes.validateSettings,
  summary: 'Check settings without storing them',
  access: 'administrator',
  body: v.object({ settings: settingList }),
  reply: envelope(v.object({ valid: v.boolean(), problems: v.record(v.string(), v.string()) })),
  problems: [],
});
