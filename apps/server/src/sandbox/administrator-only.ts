import { ProblemError } from '@vestibule/domain/problem';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../config/loopback.js';
import { bearerToken } from '../http/bearer-token.js';
import type { Authenticate } from '../http/mount.js';
import { refuse } from '../http/refusal.js';
import type { Services } from '../services.js';

/**
 * Lets everybody pass where only this machine can reach the server. A demonstration open to the world
 * asks for its administrator, and for the passkey where one is required.
 */
export function administratorOnly(
  services: Services,
  authenticate: Authenticate,
): MiddlewareHandler {
  const { config, logger } = services;
  const isPrivate = [new URL(config.publicUrl).hostname, config.host].every(isLoopback);
  return async (context, next) => {
    if (isPrivate) return await next();
    const token = bearerToken(context.req.header('authorization'));
    const caller = token ? await authenticate(services, token) : undefined;
    if (caller?.role === 'administrator' && !caller.lacksPasskey) return await next();
    const code = !caller
      ? 'request.unauthenticated'
      : caller.role === 'administrator'
        ? 'account.passkey-missing'
        : 'request.forbidden';
    return refuse(new ProblemError(code), context, logger);
  };
}
