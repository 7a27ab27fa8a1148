import * as contract from '@vestibule/api/settings/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { updateExisting } from './update-existing.js';

export const updateSettings = handle(contract.updateSettings, async ({ body }, context) =>
  succeed(await updateExisting(body.settings, context)),
);
