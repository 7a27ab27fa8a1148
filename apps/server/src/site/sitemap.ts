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

async function recordIds(url: string, apiFetch: typeof fetch): Promise<string[]> {
  const reply = await apiFetch(url);
  if (!reply.ok) return [];
  const { data } = (await reply.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => encodeURIComponent(_id));
}
