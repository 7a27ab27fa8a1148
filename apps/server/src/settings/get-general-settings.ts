import * as contract from '@vestibule/api/settings/contract';
import { defaultGeneralSettings, settingValues } from '@vestibule/domain/settings';
import * as v from 'valibot';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findSettings } from './store.js';

/** What is stored over the defaults: a deleted setting falls back on its own. */
export const getGeneralSettings = handle(
  contract.getGeneralSettings,
  async (_request, { services }) => {
    const stored = settingValues(await findSettings(services.db, 'general'));
    const data = v.parse(contract.generalSettingsSchema, { ...defaultGeneralSettings, ...stored });
    return succeed(data);
  },
);
