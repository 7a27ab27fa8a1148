import type * as contract from '@vestibule/api/settings/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { maintenanceSettings, readMaintenanceMode } from './maintenance-mode.js';
import { updateExisting } from './update-existing.js';

export const setMaintenanceMode: Handler<typeof contract.setMaintenanceMode> = async (
  { body },
  { services, caller },
) => {
  await updateExisting(maintenanceSettings(body), services, caller.email);
  return succeed(await readMaintenanceMode(services.db));
};
