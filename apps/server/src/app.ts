import { ProblemError } from '@vestibule/domain/problem';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { timeout } from 'hono/timeout';
import { authenticate } from './account/authenticate.js';
import { serveDocs } from './docs/serve-docs.js';
import { handlers, operations } from './handlers.js';
import { afterChange } from './http/after-change.js';
import { mount } from './http/mount.js';
import { refuse } from './http/refusal.js';
import { noteRoute } from './log/current-request.js';
import { mountUnsubscribePage } from './newsletter/unsubscribe.js';
import { mountWebhooks } from './payments/webhooks.js';
import { ReplyCache } from './replies/reply-cache.js';
import { pageReadsOf } from './replies/reply-reads.js';
import type { Services } from './services.js';
import { maintenanceGuard } from './settings/maintenance-guard.js';

const MAX_BODY_BYTES = 100 * 1024;
/** Longer than a payment provider is waited for three times: before, about clashing bookings, and for the page. */
const TIMEOUT_MS = 35_000;

/** The API as one `fetch`; the site's pages call it in-process, tests too. */
export function createApi(
  services: Services,
  timeoutMs = TIMEOUT_MS,
  replies = new ReplyCache(services),
): Hono {
  const api = new Hono().basePath('/api');
  api.onError((error, context) => refuse(error, context, services.logger));
  api.notFound((context) =>
    refuse(new ProblemError('request.not-found'), context, services.logger),
  );
  api.use(async (context, next) => {
    // The last pattern is the most exact one. A page notes its own.
    if (!pageReadsOf(context)) noteRoute(routePath(context, -1));
    await next();
  });
  api.use(
    timeout(timeoutMs, new HTTPException(504)),
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ProblemError('request.too-large');
      },
    }),
  );
  api.use(afterChange(services), maintenanceGuard(services, authenticate));
  mountUnsubscribePage(api, services);
  mount(api, handlers, { services, authenticate, replies });
  mountWebhooks(api, services);
  serveDocs(api, operations, services);
  return api;
}
