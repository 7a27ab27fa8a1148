import type { Operation } from '@vestibule/api/transport/operation';
import type { Context, MiddlewareHandler } from 'hono';
import type { CacheArea } from '../cache/areas.js';
import { namesTag, versionTag } from '../cache/version-tag.js';
import type { Services } from '../services.js';
import { pageReadsOf } from './page-reads.js';
import { areasRead } from './reads.js';

/** Kept by whoever likes, and asked about each time: asking costs the database nothing. */
const revalidate = 'public, no-cache';

/** Public replies carry a tag of their areas' versions; a caller who names it is answered at once. */
export function conditionalGet(operation: Operation, services: Services): MiddlewareHandler {
  return async (context, next) => {
    const areas = areasRead(operation, context.req.param(), context.req.query());
    const tag = areas && (await tagOf(areas, context.req.url, services));
    if (tag && namesTag(context.req.header('if-none-match'), tag)) {
      return context.body(null, 304, { etag: tag, 'cache-control': revalidate });
    }
    await next();
    tellPage(context, areas);
    if (!tag) {
      if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
    } else if (context.res.ok) {
      context.header('etag', tag);
      context.header('cache-control', revalidate);
    }
  };
}

async function tagOf(areas: readonly CacheArea[], url: string, { watch, today }: Services) {
  const { versions } = await watch.current();
  return versions && versionTag(areas, versions, today(), addressIn(url));
}

function tellPage(context: Context, areas: readonly CacheArea[] | undefined): void {
  const page = pageReadsOf(context);
  if (!page) return;
  if (!areas || context.res.status >= 500) page.keepable = false;
  for (const area of areas ?? []) page.areas.add(area);
}

/** Without the host: a proxy may ask by another name. */
function addressIn(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
