import type { Context } from 'hono';
import type { CacheArea } from '../cache/areas.js';

/** What a page was made of: filled in by the calls that it makes in-process. */
export interface PageReads {
  areas: Set<CacheArea>;
  /** False once a reply was for one caller or one moment, or failed. */
  keepable: boolean;
}

/** Handed to the API beside the request, as its environment. */
export interface PageEnvironment {
  reads: PageReads;
}

/** Every page depends on the settings: maintenance empties the cache. */
export function startPageReads(): PageReads {
  return { areas: new Set(['settings']), keepable: true };
}

/** The page that makes this call; undefined for calls from outside. */
export function pageReadsOf({ env }: Context): PageReads | undefined {
  const isPage = typeof env === 'object' && env !== null && 'reads' in env;
  return isPage ? (env as PageEnvironment).reads : undefined;
}
