import { MAINTENANCE_RETRY_SECONDS } from '@vestibule/domain/settings';
import { languageOf } from '@vestibule/domain/words';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.js';
import { maintenancePage } from '../site/plain-page.js';

/** The public site while it is looked after: a friendly page, 503 with Retry-After, never kept. */
export function maintenancePages({ watch }: Services): MiddlewareHandler {
  return async (context, next) => {
    const { maintenance, maintenanceMessages } = await watch.current();
    if (!maintenance.enabled) return await next();
    const language = languageOf(context.req.path);
    const message = maintenanceMessages[language] ?? { text: maintenance.message };
    return maintenancePage(message, MAINTENANCE_RETRY_SECONDS, language);
  };
}
