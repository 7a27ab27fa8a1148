import type * as contract from '@vestibule/api/settings/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { updateExisting } from './update-existing.js';

export const updateSetting: Handler<typeof contract.updateSetting> = async (
  { params, body },
  { services, caller },
) => {
  const wanted = [{ key: params.id, value: body.value }];
  const [setting] = await updateExisting(wanted, services, caller.email);
  return succeed(setting);
};
