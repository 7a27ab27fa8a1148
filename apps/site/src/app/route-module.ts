import type { HotelStore } from '@vestibule/api/transport';
import type { ComponentType } from 'react';

/** What the page tells the server about its own reply. */
export interface PageReply {
  status: number;
}

export interface PageLoaderArgs {
  store: HotelStore;
  url: URL;
  params: Record<string, string | undefined>;
  /** The hotel's calendar day. */
  today: string;
  /** Only the server reads it: see `pageStatus`. */
  reply: PageReply;
}

/**
 * One file below `routes/`. The loader starts the requests of the page and returns their promise:
 * the server awaits it, the browser does not, so that the loading texts of the specification show.
 */
export interface RouteModule {
  default: ComponentType;
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
}

/** For `initiate` in loaders: the page's own hooks subscribe. */
export const PREFETCH = { subscribe: false } as const;
