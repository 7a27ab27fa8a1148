import type * as contract from '@vestibule/api/settings/contract';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { changeSettings } from './change-settings.js';
import { readMaintenanceMode } from './maintenance-mode.js';

/** An absent or empty message keeps the one that stands. */
export const setMaintenanceMode: Handler<typeof contract.setMaintenanceMode> = async (
  { body },
  { services, caller },
) => {
  const wanted = [
    { key: 'maintenance.enabled', value: body.enabled },
    ...(body.message ? [{ key: 'maintenance.message', value: body.message }] : []),
  ];
  await inTransaction(services.db, (tx) =>
    changeSettings(tx, wanted, { changedBy: caller.email, now: services.now() }),
  );
  return succeed(await readMaintenanceMode(services.db));
};
