import { languageOf } from '@vestibule/domain/words';
import type { MiddlewareHandler } from 'hono';
import {
  BusyError,
  ConcurrencyLimiter,
  type ConcurrencyLimits,
} from '../overload/concurrency-limiter.js';
import type { Turns } from '../overload/turns.js';
import { busyPage } from './plain-page.js';

/** Most of a page's time is spent waiting for the database; React works on one page at a time. */
const renderLimits: ConcurrencyLimits = { atOnce: 8, waiting: 1000, maxWaitMs: 2000 };

/**
 * Only so many pages are made at once, and only so many wait; whoever is not served in time is asked
 * to come back.
 */
export function limitRendering(turns: Turns, limits = renderLimits): MiddlewareHandler {
  const limiter = new ConcurrencyLimiter(limits);
  return async (context, next) => {
    try {
      await limiter.run(next);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      // Those who came at once have waited too long at once.
      await turns.next();
      return busyPage(languageOf(context.req.path));
    }
  };
}
