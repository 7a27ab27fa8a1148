import { arriveSignedIn, createGuest } from './support/account.ts';
import { htmlFaults } from './support/html-rules.ts';
import { publicPages, someArabicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ...publicPages,
  ...someArabicPages,
  '/no-such-page',
  '/ar/no-such-page',
  '/room-single/no-such-room',
];

test('the rules know the faults that they are for', async () => {
  const faults = await htmlFaults(
    `<!doctype html><html lang="en"><head><title>Rooms</title></head><body>
      <section><p>No heading</p></section>
      <article><section><h2>A heading of its part</h2></section></article>
      <dl><div><svg></svg><dt>Size</dt><dd>44m2</dd></div></dl>
      <p id="twice"></p><p id="twice"></p>
    </body></html>`,
  );
  expect(faults.map((fault) => fault.split(' (')[0])).toEqual([
    'section-heading: <section> has no heading',
    'section-heading: <article> has no heading',
    'term-group: <svg> is between the terms of a <dl>',
    'no-dup-id: Duplicate ID "twice"',
  ]);
});

test('the HTML of every page is valid as the server sends it', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(await htmlFaults(html), path).toEqual([]);
  }
});

for (const who of ['a visitor', 'a signed-in guest']) {
  test(`and for ${who} once it has hydrated`, async ({ page, request, quietConsole }) => {
    test.setTimeout(300_000);
    if (who !== 'a visitor') await arriveSignedIn(page, await createGuest(request), '/');
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1').first()).toBeVisible();
      expect.soft(await htmlFaults(await page.content()), path).toEqual([]);
    }
    // The browser itself reports the pages that answer 404.
    const other = quietConsole.splice(0).filter((line) => !line.includes('404'));
    expect(other).toEqual([]);
  });
}
