import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.js';
import { securityHeaders } from '../web/security-headers.js';

/** Where `pnpm build:storybook` leaves it, seen from the server's bundle in `apps/server/dist`. */
export const builtStorybook = fileURLToPath(new URL('../../../storybook-static/', import.meta.url));

/** Storybook starts by inline scripts and shows its stories in a frame of its own address. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const inStorybook = (path: string) => path.replace(/^\/storybook/, '');

/** The built Storybook under `/storybook`, with a policy of its own and no foreign host. */
export function serveStorybook(web: Hono, folder: string, config: Config): void {
  web.use(
    '/storybook/*',
    securityHeaders(config, 'SAMEORIGIN'),
    compress(),
    async (context, next) => {
      await next();
      context.res.headers.set('content-security-policy', policy);
      context.res.headers.set('x-robots-tag', 'noindex');
      context.res.headers.set('cache-control', 'no-cache');
    },
  );
  web.get('/storybook', (context) => context.redirect('/storybook/', 301));
  web.use('/storybook/*', serveStatic({ root: folder, rewriteRequestPath: inStorybook }));
  web.all('/storybook/*', (context) => context.text('Not found', 404));
}
