import type { Day } from '@vestibule/domain/calendar';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CacheArea } from '../cache/areas.js';
import type { SiteState } from '../cache/site-watch.js';
import type { CacheVersions } from '../cache/store.js';
import { currentRequest, noteRoute } from '../log/current-request.js';
import type { Services } from '../services.js';
import { readReply, sendReply, type EncodedReply } from './encoded-reply.js';
import { pageReadsOf, startReads, type ReplyReads } from './reply-reads.js';

/** Of a reply that any cache may store, ours too, and must revalidate before each use. */
export const REVALIDATE = 'public, no-cache';

/** Of each cache: pages have one of their own, so that no caller of the API can evict them. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A few long replies would evict all others. */
const MAX_ENTRY_BYTES = 1024 * 1024;
/** What an entry takes besides its bodies. */
const ENTRY_BYTES = 2048;
/** Longer addresses are rare, and would evict others. */
const MAX_ADDRESS_LENGTH = 300;

/** What a request asks for, where the answer is the same for everybody. */
export interface CacheKey {
  /** The path, and what the reply reads of the query. */
  address: string;
  /** What is known of its areas before it is made. */
  areas?: readonly CacheArea[];
}

interface FreshReply extends EncodedReply {
  reads: ReplyReads;
  /** Of the request that made it. */
  route: string | undefined;
}

interface KeptReply extends FreshReply {
  /** The versions of its areas, and the hotel's day. */
  versions: readonly (readonly [CacheArea, number])[];
  day: Day;
}

/**
 * Public replies by address, of pages or of the API. A reply is fresh until a version of what it reads
 * or the hotel's day changes. Requests for one address share one pending reply.
 */
export class ReplyCache {
  /** Since the start. */
  hits = 0;
  misses = 0;
  readonly #services: Pick<Services, 'watch' | 'today'>;
  readonly #kept: LRUCache<string, KeptReply>;
  readonly #pending = new Map<string, Promise<FreshReply>>();

  constructor(services: Pick<Services, 'watch' | 'today'>, maxBytes = MAX_BYTES) {
    this.#services = services;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: MAX_ENTRY_BYTES,
      // The encoded bodies together are smaller than the plain one.
      sizeCalculation: ({ body }) => body.length * 2 + ENTRY_BYTES,
    });
  }

  /** A kept reply, before any routing or middleware: it was made with them. Undefined where none is kept. */
  answer(request: Request): Response | Promise<Response> | undefined {
    const state = this.#services.watch.peek();
    if (!state || !isRead(request.method)) return undefined;
    const kept = this.#find(addressIn(request.url), state);
    noteRoute(kept?.route);
    if (kept) this.hits += 1;
    return kept && sendReply(request, kept);
  }

  /**
   * Answers from the cache; otherwise runs the handlers and stores their reply if it is cacheable.
   * A request for which `keyOf` is undefined goes past the cache.
   */
  keep(keyOf: (context: Context) => CacheKey | undefined): MiddlewareHandler {
    return async (context, next) => {
      const state = await this.#services.watch.current();
      const key = isRead(context.req.method) ? keyOf(context) : undefined;
      const isOpen = state.versions !== undefined && !state.maintenance.enabled;
      if (!key || !isOpen) return await bypass(key, context, next);
      const kept = this.#find(key.address, state);
      if (kept) this.hits += 1;
      else this.misses += 1;
      const reply = kept ?? (await this.#make(key, state, context, next));
      addToPage(context, reply);
      if (!pageReadsOf(context)) noteRoute(reply.route);
      context.res = undefined;
      context.res = await sendReply(context.req.raw, reply);
    };
  }

  #find(address: string, { versions, maintenance }: SiteState): KeptReply | undefined {
    const kept = this.#kept.get(address);
    if (!kept || !versions || maintenance.enabled) return undefined;
    return isFresh(kept, versions, this.#services.today()) ? kept : undefined;
  }

  async #make(key: CacheKey, state: SiteState, context: Context, next: Next) {
    const day = this.#services.today();
    const pendingKey = JSON.stringify([key.address, state.versions, day]);
    const others = this.#pending.get(pendingKey);
    if (others) return await others;
    const pending = makeReply(key, context, next);
    this.#pending.set(pendingKey, pending);
    try {
      const fresh = await pending;
      if (state.versions) this.#store(key.address, fresh, state.versions, day);
      return fresh;
    } finally {
      this.#pending.delete(pendingKey);
    }
  }

  #store(address: string, fresh: FreshReply, versions: CacheVersions, day: Day): void {
    if (!fresh.etag || !fresh.reads.cacheable || address.length > MAX_ADDRESS_LENGTH) return;
    const ofAreas = [...fresh.reads.areas].map((area) => [area, versions[area]] as const);
    this.#kept.set(address, { ...fresh, versions: ofAreas, day });
  }
}

/** Answers one caller alone; a page that asks still learns what it is made of. */
async function bypass(key: CacheKey | undefined, context: Context, next: Next): Promise<void> {
  await next();
  const reads = startReads(key?.areas);
  reads.cacheable = key !== undefined && context.res.status < 500;
  addToPage(context, { reads });
}

/** What the reply that is being made has read; undefined where none is made for everybody. */
export function readsOf(context: Context): ReplyReads | undefined {
  return context.get('reads') as ReplyReads | undefined;
}

async function makeReply({ areas }: CacheKey, context: Context, next: Next): Promise<FreshReply> {
  const reads = startReads(areas);
  context.set('reads', reads);
  await next();
  const { status, headers } = context.res;
  const isCacheable = status === 200 && headers.get('cache-control') === REVALIDATE;
  if (status >= 500) reads.cacheable = false;
  const route = currentRequest()?.route;
  return { ...(await readReply(context.res, isCacheable)), reads, route };
}

function isFresh({ versions, day }: KeptReply, current: CacheVersions, today: Day): boolean {
  return day === today && versions.every(([area, version]) => current[area] === version);
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Without the host: a proxy may ask by another name. */
function addressIn(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

function addToPage(context: Context, { reads }: Pick<FreshReply, 'reads'>): void {
  const page = pageReadsOf(context);
  if (!page) return;
  for (const area of reads.areas) page.areas.add(area);
  if (!reads.cacheable) page.cacheable = false;
}
