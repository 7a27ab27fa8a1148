import { MAINTENANCE_RETRY_SECONDS } from '@vestibule/domain/settings';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.js';
import { plainPage } from '../site/plain-page.js';

/** The public site while it is looked after: a friendly page, 503 with Retry-After, never kept. */
export function maintenancePages({ watch }: Services): MiddlewareHandler {
  return async (_context, next) => {
    const { maintenance } = await watch.current();
    if (!maintenance.enabled) return await next();
    return plainPage(503, 'Back shortly', maintenance.message, {
      'retry-after': String(MAINTENANCE_RETRY_SECONDS),
    });
  };
}
