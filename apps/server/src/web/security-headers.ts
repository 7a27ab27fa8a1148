import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.js';

/** On every answer; each page, Storybook and the API's docs add a policy of their own. */
export function securityHeaders(
  { publicUrl }: Config,
  frames: 'DENY' | 'SAMEORIGIN' = 'DENY',
): MiddlewareHandler {
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: frames,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
