import { upcomingEvents, type HotelEvent } from '@vestibule/domain/events';
import { isLegalPage, textPageNames } from '@vestibule/domain/content';
import { availableHalls, type MeetingHall } from '@vestibule/domain/halls';
import {
  routeTo,
  type PageRouteName,
  type RecordRouteName,
  type Routes,
} from '@vestibule/domain/routes';
import { languages, pathIn } from '@vestibule/domain/words';
import type { Room } from '@vestibule/domain/rooms';

/** Pages that are the same for everybody and worth finding. */
const pages: readonly PageRouteName[] = [
  'home',
  'about',
  'rooms',
  'spa',
  'events',
  'halls',
  'restaurant',
  'contact',
  ...textPageNames.filter((name) => !isLegalPage(name)),
];

/** Those of the demonstration alone. */
const news: readonly PageRouteName[] = ['news', 'article'];

type Records = { _id: string }[];

interface RecordList {
  /** Halls come in an envelope of their own (spec 7). */
  data: Records | { halls: Records };
  total?: number;
}

/** Lists whose records have a page each, or those of them that are shown. */
const lists: { path: string; page: RecordRouteName; shown?: (records: Records) => Records }[] = [
  {
    path: '/rooms',
    page: 'room',
    shown: (records) => (records as Room[]).filter(({ active }) => active !== false),
  },
  { path: '/spa/services', page: 'treatment' },
  {
    path: '/events',
    page: 'event',
    shown: (records) => upcomingEvents(records as HotelEvent[]),
  },
  {
    path: '/meeting-hall/halls',
    page: 'hall',
    shown: (records) => availableHalls(records as MeetingHall[]),
  },
];

/** The most that GET /rooms gives at once. */
const PAGE_SIZE = 100;

/** A sitemap holds no more (sitemaps.org, Protocol). */
const MAX_ADDRESSES = 50_000;

/** A list did not answer. A sitemap without its records would tell search engines to forget them. */
export class SitemapError extends Error {
  override name = 'SitemapError';
}

export async function sitemap(
  publicUrl: string,
  apiFetch: typeof fetch,
  routes: Routes,
  demonstration: boolean,
): Promise<string> {
  const found = await Promise.all(
    lists.map(async ({ path, page, shown = (records) => records }) => {
      const records = shown(await allRecords(`${publicUrl}/api${path}`, apiFetch));
      return records.map(({ _id }) => routeTo(routes, page, { id: _id }));
    }),
  );
  const shown = demonstration ? [...pages, ...news] : pages;
  const urls = [...shown.map((name) => routes[name]), ...found.flat()]
    .slice(0, MAX_ADDRESSES / languages.length)
    .flatMap((path) => inEveryLanguage(publicUrl, path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** One entry for each language, and each names all of them (Google, Localized versions of pages). */
function inEveryLanguage(publicUrl: string, path: string): string[] {
  const alternates = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${pathIn(language, path)}"/>`,
  );
  return languages.map(
    (language) =>
      `  <url><loc>${publicUrl}${pathIn(language, path)}</loc>${alternates.join('')}</url>`,
  );
}

/** Long lists answer in pages; the short ones, which ignore the question, in one. */
async function allRecords(url: string, apiFetch: typeof fetch): Promise<Records> {
  const records: Records = [];
  for (let page = 1; ; page += 1) {
    const reply = await apiFetch(`${url}?page=${page}&limit=${PAGE_SIZE}`);
    if (!reply.ok) throw new SitemapError(`${url} answered ${reply.status}.`);
    const { data, total: counted } = (await reply.json()) as RecordList;
    const found = Array.isArray(data) ? data : data.halls;
    const total = counted ?? found.length;
    records.push(...found);
    if (found.length === 0 || records.length >= Math.min(total, MAX_ADDRESSES)) return records;
  }
}
