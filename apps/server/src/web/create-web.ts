import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { routePath } from 'hono/route';
import { COLOURS_PATH, pictureColours } from '@vestibule/domain/pictures';
import { sql } from 'drizzle-orm';
import { authenticate } from '../account/authenticate.js';
import { createApi } from '../app.js';
import { serveCalendars } from '../calendars/serve-calendars.js';
import { refuse } from '../http/refusal.js';
import { currentRequest } from '../log/current-request.js';
import { serveOutbox } from '../mail/outbox-pages.js';
import { RequestMetrics } from '../metrics/request-metrics.js';
import { serveMetrics } from '../metrics/serve-metrics.js';
import { Turns } from '../overload/turns.js';
import { ReplyCache } from '../replies/reply-cache.js';
import { createSandbox } from '../sandbox/create-sandbox.js';
import { isOwnPicture } from '../pictures/uploads-folder.js';
import type { Services } from '../services.js';
import { servePages } from '../site/serve-pages.js';
import { serveStorybook } from '../storybook/serve-storybook.js';
import { securityHeaders } from './security-headers.js';
import type { Site } from './site.js';
import { allPictures, inUploads, ownPictures } from './own-pictures.js';
import { uploads } from './uploads.js';

const DAY = 24 * 60 * 60;

export interface WebOptions {
  services: Services;
  site: Site | undefined;
  /** The folder of Storybook's build, where it is wanted. */
  storybook?: string | undefined;
  /** Whether new requests are still wanted; false while the server drains. */
  accepting: () => boolean;
  /** Shared with the listener. */
  turns?: Turns;
  /** What the listener has counted. */
  metrics?: RequestMetrics;
}

/** Everything the server answers: health, pictures, the API, the site's files and its pages. */
export function createWeb({
  services,
  site,
  storybook,
  accepting,
  turns = new Turns(),
  metrics = new RequestMetrics(),
}: WebOptions): Hono {
  const web = new Hono();
  web.onError((error, context) => refuse(error, context, services.logger));
  web.use(async (context, next) => {
    await next();
    const request = currentRequest();
    if (!request) return;
    // Pages and the API have noted a more exact one.
    request.route ??= routePath(context);
    context.header('X-Request-Id', request.id);
  });
  const pages = new ReplyCache(services);
  const replies = new ReplyCache(services);
  const api = createApi(services, undefined, replies);
  // First: its frames need other headers than the rest.
  if (storybook) serveStorybook(web, storybook, services.config);
  web.use(securityHeaders(services.config), compress());
  web.get('/healthz', (context) => context.json({ status: 'ok' }));
  web.get('/readyz', async (context) => {
    const ready = accepting() && (await answers(services));
    return context.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503);
  });
  serveMetrics(web, { services, requests: metrics, caches: { pages, api: replies } });
  const pictures = allPictures(services.config.dataDir);
  web.use('/uploads/*', etag(), cacheControl(pictureCache));
  web.get(COLOURS_PATH, (context) =>
    context.body(pictureColours(pictures()), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  web.use('/uploads/*', ownPictures(services.config.dataDir));
  if (uploads) web.use('/uploads/*', serveStatic({ root: uploads, rewriteRequestPath: inUploads }));
  web.get('/uploads/*', (context) => context.text('Not found', 404));
  web.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  serveCalendars(web, services);
  serveOutbox(web, services, authenticate);
  if (services.config.payments.mode === 'sandbox') {
    const sandbox = createSandbox(services, authenticate);
    web.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw, context.env));
  }
  if (site) servePages(web, { services, site, api, replies: pages, turns, pictures });
  const make = web.fetch;
  // Before routing and middleware, which a kept reply has behind it.
  web.fetch = (request, ...rest) =>
    pages.answer(request) ?? replies.answer(request) ?? make(request, ...rest);
  return web;
}

/** A picture of the release keeps its name when a better one takes its place. */
const pictureCache = (address: string) =>
  isOwnPicture(address) ? `public, max-age=${365 * DAY}, immutable` : `public, max-age=${DAY}`;

function cacheControl(policyOf: (address: string) => string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set('cache-control', policyOf(context.req.path));
  };
}

async function answers({ db, logger }: Services): Promise<boolean> {
  try {
    await db.execute(sql`SELECT 1`);
    return true;
  } catch (error) {
    logger.warn({ err: error }, 'The database does not answer');
    return false;
  }
}
