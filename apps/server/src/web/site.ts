import type { PageQuery, SiteAssets, SiteHandler } from '@vestibule/site/handler';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Site {
  handle: SiteHandler;
  /** What a page reads of its address. */
  pageQuery: PageQuery;
  /** Which files the browser needs for which page. */
  assets: () => Promise<SiteAssets>;
  /** The folder of the files that pages load; none when something else serves them. */
  files?: string | undefined;
  /** The hashed files of the release before, below `assets`: open tabs still ask for them. */
  previousFiles?: string | undefined;
}

/** Where the site's build is, seen from the server's bundle in `apps/server/dist`. */
const built = new URL('../../site/dist/', import.meta.url);

/** The built site, or undefined where there is none: the API then is alone. */
export async function loadBuiltSite(folder: URL = built): Promise<Site | undefined> {
  const entry = fileURLToPath(new URL('server/entry.server.js', folder));
  if (!existsSync(entry)) return undefined;
  const { handle, pageQuery } = (await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  )) as Pick<Site, 'handle' | 'pageQuery'>;
  const manifestFile = new URL('client/.vite/manifest.json', folder);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as SiteAssets['manifest'];
  return {
    handle,
    pageQuery,
    assets: async () => ({ manifest }),
    files: fileURLToPath(new URL('client', folder)),
    previousFiles: fileURLToPath(new URL('previous', folder)),
  };
}
