import * as contract from '@vestibule/api/settings/contract';
import * as v from 'valibot';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readValues } from './read-values.js';

export const getGeneralSettings = handle(
  contract.getGeneralSettings,
  async (_request, { services }) =>
    succeed(v.parse(contract.generalSettingsSchema, await readValues(services.db, 'general'))),
);
