/** Pages that are the same for everybody and worth finding. */
const pages = [
  '/',
  '/about',
  '/rooms',
  '/spa',
  '/events',
  '/meeting-hall',
  '/restaurant',
  '/blog',
  '/blog-single',
  '/contact',
];

/** Lists whose records have a page each. */
const records = [
  { list: '/rooms', page: '/room-single' },
  { list: '/spa/services', page: '/spa-service' },
  { list: '/events', page: '/event' },
];

/** The most that GET /rooms gives at once. */
const PAGE_SIZE = 100;

interface RecordList {
  data: { _id: string }[];
  total?: number;
}

export async function sitemap(publicUrl: string, apiFetch: typeof fetch): Promise<string> {
  const found = await Promise.all(
    records.map(async ({ list, page }) =>
      (await recordIds(`${publicUrl}/api${list}`, apiFetch)).map((id) => `${page}/${id}`),
    ),
  );
  const urls = [...pages, ...found.flat()].map(
    (path) => `  <url><loc>${publicUrl}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Long lists answer in pages; the short ones, which ignore the question, in one. */
async function recordIds(url: string, apiFetch: typeof fetch): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await apiFetch(`${url}?page=${page}&limit=${PAGE_SIZE}`);
    if (!reply.ok) return ids;
    const { data, total = data.length } = (await reply.json()) as RecordList;
    ids.push(...data.map(({ _id }) => encodeURIComponent(_id)));
    if (data.length === 0 || ids.length >= total) return ids;
  }
}
