import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.js';

/** For what is no page: nothing in it loads, runs, or is in a frame. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer; pages, Storybook, the API's docs, outbox and sandbox have a policy of their own. */
export function securityHeaders(
  { publicUrl }: Config,
  frames: 'DENY' | 'SAMEORIGIN' = 'DENY',
): MiddlewareHandler {
  const addHeaders = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: frames,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
  return async (context, next) => {
    await addHeaders(context, next);
    const { headers } = context.res;
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', closedPolicy);
    }
  };
}
