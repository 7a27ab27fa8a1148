import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const lists = ['/rooms', '/rooms4', '/spa', '/events', '/meeting-hall'];
const oddNumbers = ['99999999999999999999', '-3', '0', '1e309', 'abc', '1%00', '2&page=abc'];

for (const path of lists) {
  test(`${path} beyond its last page shows the last, and leads back`, async ({ page }) => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const current = pages.locator('[aria-current="page"]');
    const first = pages.getByRole('link', { name: 'Page 1', exact: true });
    await page.goto(`${path}?page=9999`);
    await hydrated(first);
    await expect(page.getByRole('article').first()).toBeVisible();
    const last = pages.getByRole('link', { name: /^Page \d+$/ }).last();
    await expect(current).toHaveText((await last.textContent()) ?? '');
    await first.click();
    await expect(page).toHaveURL(path);
    await expect(current).toHaveText('1');
  });

  test(`${path} is whole, whatever its address carries as a page`, async ({ request }) => {
    for (const number of oddNumbers) {
      const reply = await request.get(`${path}?page=${number}`);
      expect(reply.status()).toBe(200);
      const html = await reply.text();
      expect(html).toContain('<article');
      expect(html.match(/aria-label="Page \d+" aria-current="page"/g)).toHaveLength(1);
    }
  });
}
