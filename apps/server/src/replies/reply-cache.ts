import type { Day } from '@vestibule/domain/calendar';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CacheArea } from '../cache/areas.js';
import type { SiteState } from '../cache/site-watch.js';
import type { CacheVersions } from '../cache/store.js';
import type { Services } from '../services.js';
import { readReply, sendReply, type EncodedReply } from './encoded-reply.js';
import { pageReadsOf, startReads, type ReplyReads } from './reply-reads.js';

/** Of a reply that is kept here, and by whoever likes; both ask each time whether it is still so. */
export const REVALIDATE = 'public, no-cache';

const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes besides its bodies. */
const ENTRY_BYTES = 2048;
/** Longer addresses are rare, and would crowd out the others. */
const LONGEST_ADDRESS = 300;

/** What a request asks for, where the answer is the same for everybody. */
export interface Subject {
  /** The path, and what the reply reads of the query. */
  address: string;
  /** What is known of its areas before it is made. */
  areas?: readonly CacheArea[];
}

interface MadeReply extends EncodedReply {
  reads: ReplyReads;
}

interface KeptReply extends MadeReply {
  /** The versions of its areas, and the hotel's day. */
  versions: readonly (readonly [CacheArea, number])[];
  day: Day;
}

/**
 * Public replies by address, pages and the API's alike, as long as the versions of what they read and
 * the hotel's day last. Whoever asks for one that is being made waits for it.
 */
export class ReplyCache {
  readonly #services: Pick<Services, 'watch' | 'today'>;
  readonly #kept: LRUCache<string, KeptReply>;
  readonly #making = new Map<string, Promise<MadeReply | undefined>>();

  constructor(services: Pick<Services, 'watch' | 'today'>, mostBytes = MAX_BYTES) {
    this.#services = services;
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      // The encoded bodies together are smaller than the plain one.
      sizeCalculation: ({ body }) => body.length * 2 + ENTRY_BYTES,
    });
  }

  /** A kept reply, before any routing or middleware: it was made with them. Undefined where none is known. */
  answer(request: Request): Response | Promise<Response> | undefined {
    const state = this.#services.watch.known();
    if (!state || !isRead(request.method)) return undefined;
    const kept = this.#find(addressIn(request.url), state);
    return kept && sendReply(request, kept);
  }

  /** Answers with what is kept, or keeps what comes; leaves alone what `subjectOf` says nothing of. */
  keep(subjectOf: (context: Context) => Subject | undefined): MiddlewareHandler {
    return async (context, next) => {
      const state = await this.#services.watch.current();
      const subject = isRead(context.req.method) ? subjectOf(context) : undefined;
      const isOpen = state.versions !== undefined && !state.maintenance.enabled;
      if (!subject || !isOpen) return await passBy(subject, context, next);
      const reply =
        this.#find(subject.address, state) ?? (await this.#make(subject, state, context, next));
      if (!reply) return;
      tellPage(context, reply);
      context.res = undefined;
      context.res = await sendReply(context.req.raw, reply);
    };
  }

  #find(address: string, { versions, maintenance }: SiteState): KeptReply | undefined {
    const kept = this.#kept.get(address);
    if (!kept || !versions || maintenance.enabled) return undefined;
    return isGood(kept, versions, this.#services.today()) ? kept : undefined;
  }

  /** Undefined where the context has its answer already. */
  async #make(subject: Subject, state: SiteState, context: Context, next: Next) {
    const day = this.#services.today();
    const key = JSON.stringify([subject.address, state.versions, day]);
    const others = this.#making.get(key);
    if (others) {
      const reply = await others;
      if (!reply) await next();
      return reply;
    }
    const making = makeReply(subject, context, next);
    this.#making.set(key, making);
    try {
      const made = await making;
      if (made && state.versions) this.#store(subject.address, made, state.versions, day);
      return made;
    } finally {
      this.#making.delete(key);
    }
  }

  #store(address: string, made: MadeReply, versions: CacheVersions, day: Day): void {
    if (!made.etag || !made.reads.keepable || address.length > LONGEST_ADDRESS) return;
    const ofAreas = [...made.reads.areas].map((area) => [area, versions[area]] as const);
    this.#kept.set(address, { ...made, versions: ofAreas, day });
  }
}

/** Answers one caller alone; a page that asks still learns what it is made of. */
async function passBy(subject: Subject | undefined, context: Context, next: Next): Promise<void> {
  await next();
  const reads = startReads(subject?.areas);
  reads.keepable = subject !== undefined && context.res.status < 500;
  tellPage(context, { reads });
}

/** What the reply that is being made has read; undefined where none is made for everybody. */
export function readsOf(context: Context): ReplyReads | undefined {
  return context.get('reads') as ReplyReads | undefined;
}

/** Undefined where the answer was encoded by who made it: it is sent as it is. */
async function makeReply({ areas }: Subject, context: Context, next: Next) {
  const reads = startReads(areas);
  context.set('reads', reads);
  await next();
  const { status, headers } = context.res;
  if (headers.has('content-encoding')) return undefined;
  const isKept = status === 200 && headers.get('cache-control') === REVALIDATE;
  if (status >= 500) reads.keepable = false;
  return { ...(await readReply(context.res, isKept)), reads };
}

function isGood({ versions, day }: KeptReply, current: CacheVersions, today: Day): boolean {
  return day === today && versions.every(([area, version]) => current[area] === version);
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Without the host: a proxy may ask by another name. */
function addressIn(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

function tellPage(context: Context, { reads }: Pick<MadeReply, 'reads'>): void {
  const page = pageReadsOf(context);
  if (!page) return;
  for (const area of reads.areas) page.areas.add(area);
  if (!reads.keepable) page.keepable = false;
}
