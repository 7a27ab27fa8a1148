import { LinkChecker, LinkState } from 'linkinator';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Follows links, anchors and pictures from every page, as far as they stay in the hotel. */
async function crawl(baseURL: string) {
  const { links } = await new LinkChecker().check({
    path: publicPages.map((path) => new URL(path, baseURL).href),
    recurse: true,
    checkFragments: true,
    concurrency: 4,
    timeout: 30_000,
    linksToSkip: [`^(?!${baseURL}(/|$))`],
  });
  return links.filter(({ state }) => state !== LinkState.SKIPPED);
}

test('no link, anchor or picture of the site leads nowhere [R16]', async ({ request }) => {
  test.setTimeout(180_000);
  const baseURL = new URL((await request.get('/')).url()).origin;
  const links = await crawl(baseURL);
  const broken = links.filter(({ state }) => state !== LinkState.OK);
  expect(broken.map(({ url, status, parent }) => `${url} (${status}), on ${parent}`)).toEqual([]);
  const reached = links.map(({ url }) => url.slice(baseURL.length));
  expect(reached).toEqual(expect.arrayContaining(['/rooms?page=2', '/event/new-year', '/terms']));
  expect(reached.filter((url) => /\.(avif|webp|jpe?g|png)$/.test(url)).length).toBeGreaterThan(50);
});

test('every page leads on [R16]', async ({ request }) => {
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href);
    expect.soft(links.filter((href) => href !== path).length, path).toBeGreaterThan(0);
  }
});
