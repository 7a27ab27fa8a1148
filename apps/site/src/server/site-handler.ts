import type { PictureManifest } from '@vestibule/domain/pictures';
import type { HotelWords } from '@vestibule/domain/words/hotel-words';

/** One entry of Vite's client manifest, as far as the site reads it. */
export interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Which files the browser needs for which module. */
export interface SiteAssets {
  manifest: Record<string, ManifestEntry>;
  /** Markup for the head that only a development server has. */
  devHead?: string;
}

/** What the server hands to every page it asks for. */
export interface SiteContext {
  /** Answers the API in-process. */
  apiFetch: typeof globalThis.fetch;
  /** Absolute, for example `https://hotel.example/api`. */
  apiBaseUrl: string;
  assets: SiteAssets;
  /** The hotel's calendar day (ruling 24). */
  today: string;
  /** Where guests reach the hotel, without a closing slash. */
  publicUrl: string;
  /** What the hotel says in place of texts of the catalogues, in the language of the page. */
  hotelWords?: HotelWords | undefined;
  /** The stored pictures: a page paints the frames of its own until they arrive. */
  pictures: PictureManifest;
  /** Renders one page after another, and lets the server answer others in between. */
  inTurn: <T>(render: () => Promise<T>) => Promise<T>;
  /** What an error page refers to; undefined where nobody counts requests. */
  requestId?: string | undefined;
  /** Told the pattern of the page's address, with its language. */
  onRoute?: (pattern: string) => void;
  /** Told about what went wrong while a page was rendered. */
  onError: (error: unknown) => void;
}

/** What a page reads of its address; every other key changes nothing on it. */
export type PageQuery = (url: URL) => URLSearchParams;

/** Renders one page of the site. */
export type SiteHandler = (request: Request, context: SiteContext) => Promise<Response>;
