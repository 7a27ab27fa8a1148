import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { isFault, type Fault } from './behaviours.js';

const SLOW_MS = 15_000;

/** Faults armed for the next calls of the sandbox's API, one call each. */
export interface FaultQueue {
  arm(fault: unknown, times: number): boolean;
  /** Spoils the call that comes next, when a fault is armed. */
  middleware: MiddlewareHandler;
}

export function createFaultQueue(): FaultQueue {
  const armed: Fault[] = [];
  return {
    arm(fault, times) {
      if (!isFault(fault)) return false;
      armed.push(...Array.from({ length: times }, () => fault));
      return true;
    },
    middleware: async (context, next) => {
      switch (armed.shift()) {
        case 'slow':
          await pause(SLOW_MS);
          return await next();
        case 'error':
          return context.json({ message: 'Internal error' }, 500);
        case 'rubbish':
          return context.html('<html>Bad gateway</html>');
        case 'refusal':
          return context.json({ message: 'Not accepted' }, 400);
        case undefined:
          return await next();
      }
    },
  };
}
