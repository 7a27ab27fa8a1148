import type { HotelStore } from '@vestibule/api/transport';
import type { TextPack } from '@vestibule/domain/words';
import type { WordMaker } from '@vestibule/domain/words/hotel-words';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

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
 * One file below `routes/`. The loader starts the requests of the page and returns their promise.
 * The server awaits it. The browser calls it to prefetch; a page there shows at once, with the
 * loading texts of the specification where its own hooks still wait.
 */
export interface RouteModule {
  default: ComponentType;
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
}

/** What a page's route knows besides what the router asks of it. */
export interface PageHandle {
  /** Its name in the manifest. */
  module: string;
  /** For prefetching: fails without a second try. */
  fetchCode: () => Promise<unknown>;
  /** The code and, with it, the data of one address. */
  fetchPage: (address: PageAddress) => Promise<unknown>;
}

/** The words of a language other than English, which come page by page as code does. */
export interface PageWords {
  /** All that have come. */
  pack: TextPack;
  /** What its texts with values and plural forms are made with. */
  maker: WordMaker;
  /** Fetches those of a page, in one try. */
  fetch: (file: string) => Promise<void>;
  /** Fetches them as code is, and says how the page is shown: in English where they do not come. */
  load: (file: string) => Promise<(page: ComponentType) => ComponentType>;
}

/** What loaders need of the address. */
export type PageAddress = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** Data that is older is shown, and asked for again meanwhile. */
const FRESH_SECONDS = 60;

/** For `initiate` in loaders: the page's own hooks subscribe. */
export const PREFETCH = { subscribe: false, forceRefetch: FRESH_SECONDS } as const;

/** The same for rooms, which are loaded once and cached for the visit (spec 4). */
export const PREFETCH_ONCE = { subscribe: false } as const;
