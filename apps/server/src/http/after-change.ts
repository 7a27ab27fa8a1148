import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whoever changed something and asks again is told the new, not what was known a moment ago. */
export function afterChange({ watch }: Services): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!reading.has(context.req.method) && context.res.ok) await watch.refresh();
  };
}
