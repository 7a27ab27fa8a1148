import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Day } from '@vestibule/domain/calendar';

/** What a page is rendered with. */
export interface PageContext {
  /** The API, called in-process. */
  fetch(request: Request): Promise<Response>;
  today: Day;
  pageLoaderMs: number;
  publicUrl: string;
}

export interface Site {
  handle: (request: Request, context: PageContext) => Promise<Response>;
  /** The folder of the files that pages load; none when something else serves them. */
  assets?: string | undefined;
}

/** Where the site's build stands, seen from the server's bundle in `apps/server/dist`. */
const built = new URL('../../site/dist/', import.meta.url);

/** The built site, or undefined where there is none: the API then stands alone. */
export async function loadBuiltSite(): Promise<Site | undefined> {
  const entry = fileURLToPath(new URL('server/entry.server.js', built));
  if (!existsSync(entry)) return undefined;
  const { handle } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Site;
  return { handle, assets: fileURLToPath(new URL('client', built)) };
}
