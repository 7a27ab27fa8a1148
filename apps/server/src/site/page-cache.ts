import type { Day } from '@vestibule/domain/calendar';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { SiteState } from '../cache/site-watch.js';
import { namesTag, versionTag } from '../cache/version-tag.js';
import { startPageReads, type PageReads } from '../http/page-reads.js';
import {
  BusyError,
  ConcurrencyLimiter,
  type ConcurrencyLimits,
} from '../overload/concurrency-limiter.js';
import type { Turns } from '../overload/turns.js';
import type { Services } from '../services.js';
import { encodedBody, type EncodedBodies } from './encoded-body.js';
import { busyPage } from './plain-page.js';

const MOST_BYTES = 64 * 1024 * 1024;
/** Longer addresses are rare, and would crowd out the others. */
const LONGEST_ADDRESS = 300;

/** Most of a page's time is spent waiting for the database; React works on one page at a time. */
const renderLimits: ConcurrencyLimits = { atOnce: 8, waiting: 1000, maxWaitMs: 2000 };

/** A page as it was rendered: the same for every visitor. */
interface Page {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
  encoded: EncodedBodies;
}

interface KeptPage extends Page {
  etag: string;
  /** What it was made of, on which day; undefined when it may not be kept. */
  madeOf: string | undefined;
  reads: PageReads;
}

/** Renders a page; its calls of the API tell `reads` what it is made of. */
export type Render = (reads: PageReads) => Promise<Response>;
/** `address` is the path and what the page reads of its query. */
export type PageCache = (context: Context, address: string, render: Render) => Promise<Response>;

/**
 * Pages by address, as long as what they are made of stays and the hotel's day lasts. Whoever asks
 * for a page that is being rendered waits for it. Only so many are rendered at once, and only so many
 * wait; whoever is not served in time is asked to come back.
 */
export function createPageCache(
  { watch, today, config }: Pick<Services, 'watch' | 'today' | 'config'>,
  turns: Turns,
  limits = renderLimits,
): PageCache {
  const limiter = new ConcurrencyLimiter(limits);
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length * 2,
  });
  const rendering = new Map<string, Promise<KeptPage>>();
  let busy: Promise<Page> | undefined;

  async function find(address: string, state: SiteState, render: Render): Promise<KeptPage> {
    const page = kept.get(address);
    if (page && isGood(page, state, today())) return page;
    const key = JSON.stringify([address, state.versions, today()]);
    const begun = rendering.get(key) ?? limiter.run(() => renderPage(render, state, today()));
    rendering.set(key, begun);
    try {
      const made = await begun;
      if (made.madeOf && address.length <= LONGEST_ADDRESS) kept.set(address, made);
      return made;
    } finally {
      rendering.delete(key);
    }
  }

  return async (context, address, render) => {
    const state = await watch.current();
    try {
      const page =
        config.production && state.versions
          ? await find(address, state, render)
          : await limiter.run(() => renderPage(render, state, today()));
      return await answer(context, page);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      // Those who came at once have waited too long at once. One encoded body serves them all.
      await turns.next();
      return await answer(context, await (busy ??= readPage(busyPage())));
    }
  };
}

function isGood({ madeOf, reads }: KeptPage, { versions }: SiteState, today: Day): boolean {
  return versions !== undefined && madeOf === versionTag(reads.areas, versions, today);
}

async function renderPage(render: Render, state: SiteState, today: Day): Promise<KeptPage> {
  const reads = startPageReads();
  const page = await readPage(await render(reads));
  const hash = createHash('sha1').update(page.body).digest('base64url');
  const { versions } = state;
  // Something failed, also where the page shows its fallbacks: nobody keeps what is not the hotel's word.
  if (!reads.keepable) page.headers.set('cache-control', 'no-store');
  const storable = page.headers.get('cache-control') !== 'no-store';
  const keepable = page.status === 200 && storable && reads.keepable && versions;
  return {
    ...page,
    etag: `W/"${hash}"`,
    madeOf: keepable ? versionTag(reads.areas, versions, today) : undefined,
    reads,
  };
}

/** From here on the response is not asked again: read, it has other headers in Node's server. */
async function readPage(response: Response): Promise<Page> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()), encoded: {} };
}

async function answer(context: Context, page: Page | KeptPage): Promise<Response> {
  const { status } = page;
  const headers = new Headers(page.headers);
  headers.set('vary', 'Accept-Encoding');
  if ('etag' in page && status === 200) {
    headers.set('etag', page.etag);
    if (namesTag(context.req.header('if-none-match'), page.etag)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
  }
  const { body, encoding } = await encodedBody(context, page);
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}
