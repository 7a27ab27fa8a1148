import { routeNames } from '@vestibule/domain/routes';
import { demonstrationFacts, factsIn } from '../../../tools/robustness/demonstration-facts.ts';
import { routes } from '../src/hotel-routes.ts';
import { otherPages } from '../src/pages.ts';
import { testInHotel } from './support/own-hotel.ts';
import { expect } from './support/test.ts';

const test = testInHotel(undefined, { SEED: 'none' });

const paths = [...routeNames.map((name) => routes[name]), ...Object.keys(otherPages)].filter(
  (path) => !/[:*]/.test(path) && path !== routes.article,
);

/** Without the link of a mail they say so, in any hotel. */
const needLink = new Set<string>([routes.verifyEmail, routes.resetPassword, routes.newsletter]);

test('an empty hotel shows every page without an error [G1.5]', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(response?.status(), path).toBe(200);
    await expect(page.locator('h1').first()).toBeVisible();
    if (needLink.has(path)) continue;
    await expect.soft(page.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
  }
});

test('an empty hotel shows no sentence and no picture of the demonstration [G1.5]', async ({
  request,
}) => {
  const facts = demonstrationFacts();
  expect(facts.length).toBeGreaterThan(500);
  for (const path of paths.flatMap((each) => [each, each === '/' ? '/ar' : `/ar${each}`])) {
    const page = await (await request.get(path)).text();
    expect.soft(factsIn(page, facts), path).toEqual([]);
  }
});

test('an empty hotel answers every page in Arabic too [G1.5]', async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path === '/' ? '/ar' : `/ar${path}`);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(await response.text(), path).toContain('<html lang="ar" dir="rtl"');
  }
});

test('the article of the demonstration is in no other hotel [G1.5]', async ({ request }) => {
  for (const path of [routes.article, `/ar${routes.article}`]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
