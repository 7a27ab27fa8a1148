import * as contract from '@vestibule/api/settings/contract';
import * as v from 'valibot';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readValues } from './read-values.js';

export const getEmailSettings = handle(contract.getEmailSettings, async (_request, { services }) =>
  succeed(v.parse(contract.emailSettingsSchema, await readValues(services.db, 'email'))),
);
