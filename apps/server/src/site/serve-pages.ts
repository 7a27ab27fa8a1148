import { serveStatic } from '@hono/node-server/serve-static';
import { isDemonstration } from '@vestibule/domain/content';
import type { PictureManifest } from '@vestibule/domain/pictures';
import type { GeneralSettings } from '@vestibule/domain/settings';
import { languageOf } from '@vestibule/domain/words';
import { brand } from '@vestibule/site/brand';
import type { SiteContext } from '@vestibule/site/handler';
import { routes } from '@vestibule/site/routes';
import type { Context, Hono } from 'hono';
import { currentRequest, noteRoute } from '../log/current-request.js';
import type { Services } from '../services.js';
import type { Turns } from '../overload/turns.js';
import { readsOf, REVALIDATE, type ReplyCache } from '../replies/reply-cache.js';
import { startReads, type PageEnvironment, type ReplyReads } from '../replies/reply-reads.js';
import { maintenancePages } from '../settings/maintenance-pages.js';
import { securityHeaders } from '../web/security-headers.js';
import type { Site } from '../web/site.js';
import { limitRendering } from './limit-rendering.js';
import { manifestOf } from './site-manifest.js';
import { pagePolicy } from './page-policy.js';
import { hotelWordsIn } from '../texts/words-in.js';
import { comeBack, failedPage } from './plain-page.js';
import { texts } from './plain-page.texts.js';
import { robots } from './robots.js';
import { serveSecurityText } from './security-text.js';
import { sitemap, SitemapError } from './sitemap.js';

const DAY = 24 * 60 * 60;

/** What links of mails carry: whoever has it acts for the guest. */
const secretKeys = ['token', 'confirm', 'unsubscribe'];

/** The hashed files never change; the others keep their names. */
function fileCache(path: string): string {
  const hashed = /[\\/]assets[\\/]/.test(path);
  return hashed ? `public, max-age=${365 * DAY}, immutable` : `public, max-age=${7 * DAY}`;
}

function siteFiles(root: string) {
  const onFound = (path: string, context: { header(name: string, value: string): void }) =>
    context.header('cache-control', fileCache(path));
  return serveStatic({ root, index: 'none', precompressed: true, onFound });
}

export interface PagesOptions {
  services: Services;
  site: Site;
  api: Hono;
  replies: ReplyCache;
  turns: Turns;
  /** What is known of all pictures at this moment. */
  pictures: () => PictureManifest;
}

/** The site's files, robots.txt, security.txt, the sitemap and every page. */
export function servePages(
  web: Hono,
  { services, site, api, replies, turns, pictures }: PagesOptions,
): void {
  const { publicUrl, production } = services.config;
  const inTurn: SiteContext['inTurn'] = (render) => turns.render(render);
  const apiFor =
    (reads: ReplyReads): typeof fetch =>
    async (input, init) =>
      api.fetch(new Request(input, init), { reads } satisfies PageEnvironment);
  /** The page's address without query parameters that it does not read: they must not fill the cache. */
  const pageUrl = (context: Context) => {
    const url = new URL(context.req.url);
    url.search = site.pageQuery(url).toString();
    return url;
  };
  const keep = replies.keep((context) => {
    const { pathname, search } = pageUrl(context);
    return production ? { address: pathname + search } : undefined;
  });
  const files = site.files && siteFiles(site.files);
  web.get('/robots.txt', (context) => context.text(robots(publicUrl, routes)));
  serveSecurityText(web, services);
  // Before maintenance: its page shows the icon too.
  if (files) web.get('/favicon.ico', files);
  web.use(maintenancePages(services));
  if (site.files) web.get('/site.webmanifest', manifestOf(site.files, services));
  // Every file has a dot in its name, and no page has.
  if (files) web.get('/:file{.+\\.\\w+}', files);
  if (site.previousFiles) web.use('/assets/*', siteFiles(site.previousFiles));
  // Another process may have the file: nobody may keep this answer.
  web.get('/assets/*', (context) =>
    context.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
  // A kept page has its security headers too.
  web.get('*', keep, securityHeaders(services.config), limitRendering(turns));
  web.get('/sitemap.xml', (context) =>
    answerSitemap(publicUrl, apiFor(readsOf(context) ?? startReads())),
  );
  web.get('*', (context) => {
    const reads = readsOf(context) ?? startReads();
    const apiFetch = apiFor(reads);
    const parts = { apiFetch, inTurn, pictures: pictures() };
    return answerPage(pageUrl(context), { services, site, reads }, parts);
  });
}

async function answerSitemap(publicUrl: string, apiFetch: typeof fetch): Promise<Response> {
  try {
    const settings = await apiFetch(`${publicUrl}/api/general-settings`);
    if (!settings.ok) throw new SitemapError(`The settings answered ${settings.status}.`);
    const { data } = (await settings.json()) as { data: GeneralSettings };
    const shown = isDemonstration(brand, data.hotelName);
    return new Response(await sitemap(publicUrl, apiFetch, routes, shown), {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': REVALIDATE },
    });
  } catch (error) {
    if (!(error instanceof SitemapError)) throw error;
    return new Response(texts.noSitemap, {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...comeBack,
      },
    });
  }
}

async function answerPage(
  url: URL,
  { services, site, reads }: { services: Services; site: Site; reads: ReplyReads },
  parts: Pick<SiteContext, 'apiFetch' | 'inTurn' | 'pictures'>,
): Promise<Response> {
  const { publicUrl, production } = services.config;
  const { pathname, searchParams } = url;
  const onError = (error: unknown) =>
    services.logger.error({ err: error, route: currentRequest()?.route }, 'A page failed');
  try {
    // The address alone: no header of one visitor shapes the page of all, and none who leaves ends it.
    const page = await site.handle(new Request(url), {
      ...parts,
      apiBaseUrl: `${publicUrl}/api`,
      assets: await site.assets(),
      today: services.today(),
      publicUrl,
      hotelWords: hotelWordsIn(languageOf(pathname)),
      requestId: currentRequest()?.id,
      onRoute: noteRoute,
      onError,
    });
    // Whoever has a mail's link has the account: no cache learns its address. And where something
    // failed, also where the page shows its fallbacks, nobody keeps what is not the hotel's word.
    const isKept = page.ok && reads.cacheable && !secretKeys.some((key) => searchParams.has(key));
    page.headers.set('cache-control', isKept ? REVALIDATE : 'no-store');
    if (page.status === 503) page.headers.set('retry-after', comeBack['retry-after']);
    if (production) page.headers.set('content-security-policy', pagePolicy);
    return page;
  } catch (error) {
    onError(error);
    return failedPage(languageOf(pathname));
  }
}
