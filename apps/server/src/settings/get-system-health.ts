import type * as contract from '@vestibule/api/settings/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { readMaintenanceMode } from './maintenance-mode.js';

/** Says so when the database does not answer, rather than failing itself. */
export const getSystemHealth: Handler<typeof contract.getSystemHealth> = async (
  _request,
  { services, reply },
) => {
  reply('cache-control', 'no-store');
  const mode = await readMaintenanceMode(services.db).catch((error: unknown) => {
    services.logger.warn({ err: error }, 'The database does not answer');
    return undefined;
  });
  return succeed({
    status: mode ? ('ok' as const) : ('degraded' as const),
    database: mode ? ('ok' as const) : ('failed' as const),
    maintenance: mode?.enabled ?? false,
    uptimeSeconds: Math.floor(process.uptime()),
    time: services.now().toISOString(),
  });
};
