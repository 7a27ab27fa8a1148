import type * as contract from '@vestibule/api/settings/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { updateExisting } from './update-existing.js';

export const updateSettings: Handler<typeof contract.updateSettings> = async (
  { body },
  { services, caller },
) => succeed(await updateExisting(body.settings, services, caller.email));
