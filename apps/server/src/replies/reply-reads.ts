import type { Context } from 'hono';
import type { CacheArea } from '../cache/areas.js';

/** What a reply was made of; a page's are filled in by the calls that it makes in-process. */
export interface ReplyReads {
  areas: Set<CacheArea>;
  /** False once something of it was for one caller or one moment, or failed. */
  cacheable: boolean;
}

/** Handed to the API beside the request of a page, as its environment. */
export interface PageEnvironment {
  reads: ReplyReads;
}

/** Every reply depends on the settings: maintenance empties the cache. */
export function startReads(areas: readonly CacheArea[] = []): ReplyReads {
  return { areas: new Set(['settings', ...areas]), cacheable: true };
}

/** The page that makes this call; undefined for calls from outside. */
export function pageReadsOf({ env }: Context): ReplyReads | undefined {
  const isPage = typeof env === 'object' && env !== null && 'reads' in env;
  return isPage ? (env as PageEnvironment).reads : undefined;
}
