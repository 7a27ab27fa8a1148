import { MAINTENANCE_RETRY_SECONDS } from '@vestibule/domain/settings';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.js';
import { plainPage } from '../site/plain-page.js';
import { currentMaintenanceMode } from './maintenance-mode.js';

/** The public site while it is looked after: a friendly page, 503 with Retry-After, never kept. */
export function maintenancePages(services: Services): MiddlewareHandler {
  return async (_context, next) => {
    const mode = await currentMaintenanceMode(services);
    if (!mode.enabled) return await next();
    return plainPage(503, 'Back shortly', mode.message, {
      'retry-after': String(MAINTENANCE_RETRY_SECONDS),
    });
  };
}
