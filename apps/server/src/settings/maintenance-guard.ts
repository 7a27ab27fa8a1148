import { ProblemError } from '@vestibule/domain/problem';
import { MAINTENANCE_RETRY_SECONDS } from '@vestibule/domain/settings';
import type { MiddlewareHandler } from 'hono';
import { bearerToken } from '../http/bearer-token.js';
import { askedLanguage } from '../http/asked-language.js';
import type { Authenticate } from '../http/mount.js';
import { webhookPath } from '../payments/providers/provider.js';
import type { Services } from '../services.js';

/**
 * What stays open in maintenance: settings (their own rights decide), signing in, so that an
 * administrator can come back, and what other programs may not send twice: a mail program's request
 * to leave the newsletter, and the messages of payment providers.
 */
const open = [
  /^\/api\/settings(\/|$)/,
  /^\/api\/basic-users\/(login|passkey-login(\/options)?|logout|profile)$/,
  /^\/api\/newsletter\/unsubscribe$/,
];

export function staysOpen(path: string): boolean {
  return open.some((pattern) => pattern.test(path));
}

/** 503 with Retry-After while the site is looked after; administrators pass. */
export function maintenanceGuard(
  services: Services,
  authenticate: Authenticate,
): MiddlewareHandler {
  const webhooks = new Set(services.config.payments.providers.map(webhookPath));
  return async (context, next) => {
    const { path } = context.req;
    if (staysOpen(path) || webhooks.has(path)) return await next();
    const { maintenance, maintenanceMessages } = await services.watch.current();
    if (!maintenance.enabled) return await next();
    const token = bearerToken(context.req.header('authorization'));
    const caller = token ? await authenticate(services, token) : undefined;
    if (caller?.role === 'administrator') return await next();
    throw new ProblemError('server.maintenance', {
      message: maintenanceMessages[askedLanguage(context.req.query())]?.text ?? maintenance.message,
      retryAfterSeconds: MAINTENANCE_RETRY_SECONDS,
    });
  };
}
