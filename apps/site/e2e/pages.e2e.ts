import { phoneHref, textPageNames } from '@vestibule/domain/content';
import { hotelSettings } from './support/hotel-settings.ts';
import { hydrated } from './support/hydrated.ts';
import { openUntilIdle } from './support/open-until-idle.ts';
import { sentRequests } from './support/sent-requests.ts';
import { expect, test } from './support/test.ts';

test.describe('the restaurant (spec 2)', () => {
  test('opens on the first filled tab, and each tab shows its dishes', async ({ page }) => {
    await page.goto('/restaurant');
    await expect(page.getByRole('tab', { name: 'Breakfast' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('heading', { name: 'Courtyard breakfast' })).toBeVisible();
    await page.getByRole('tab', { name: 'Dinner' }).click();
    await expect(page.getByRole('heading', { name: 'Shuwa' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rock lobster' })).toHaveCount(0);
  });

  test('Explore Our Menu leads down to the menu [S2.restaurant.2]', async ({ page }) => {
    await page.goto('/restaurant', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Explore Our Menu' }).click();
    await expect(page).toHaveURL(/#menu$/);
    await expect(page.getByRole('heading', { name: 'Our menu' })).toBeInViewport();
  });

  test('Back returns from the menu to where it was asked for', async ({ page }) => {
    await page.goto('/restaurant', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Explore Our Menu' });
    await hydrated(link);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Our menu' })).toBeInViewport();
    await expect(page.locator('#menu')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('the chosen tab outlasts a reload and Back, and shows no ring to a mouse', async ({
    page,
  }) => {
    await page.goto('/restaurant');
    const dinner = page.getByRole('tab', { name: 'Dinner' });
    await hydrated(dinner);
    await dinner.click();
    expect(await dinner.evaluate((tab) => tab.matches(':focus-visible'))).toBe(false);
    await expect(page).toHaveURL('/restaurant?menu=dinner');
    await page.reload();
    await expect(dinner).toHaveAttribute('aria-selected', 'true');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(dinner).toHaveAttribute('aria-selected', 'true');
  });

  test('says how to get a table', async ({ page, request }) => {
    const { phone } = await hotelSettings(request);
    await page.goto('/restaurant');
    const sentence = page.locator('p', { hasText: 'To reserve a table, call us on' });
    await expect(sentence.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      phoneHref(phone),
    );
    await expect(sentence.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  });

  test('has a menu to take along: a PDF', async ({ page, request }) => {
    await page.goto('/restaurant');
    const href = await page.getByRole('link', { name: 'View PDF Menu' }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-type']).toContain('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('says to search engines what it cooks, and no opening hours [R19]', async ({ page }) => {
    await page.goto('/restaurant');
    const text = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const graph = text.flatMap((item) => JSON.parse(item));
    const restaurant = graph.find((item) => item['@type'] === 'Restaurant');
    expect(restaurant.hasMenu.hasMenuSection).toHaveLength(4);
    expect(JSON.stringify(graph)).not.toMatch(/openingHours|Rock lobster/);
  });
});

for (const path of ['/', '/about', '/contact']) {
  test(`${path} says to search engines which hotel this is, without a rating [R12]`, async ({
    page,
    request,
  }) => {
    const hotel = await hotelSettings(request);
    await page.goto(path);
    const text = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const graph = text.flatMap((item) => JSON.parse(item));
    expect(graph.find((item) => item['@type'] === 'Hotel')).toMatchObject({
      name: hotel.hotelName,
      telephone: hotel.phone,
    });
    expect(JSON.stringify(graph)).not.toMatch(/rating/i);
  });
}

test.describe('contact (spec 2)', () => {
  test('the form sends nothing, keeps what was written and never reloads [S2.contact.2]', async ({
    page,
  }) => {
    await openUntilIdle(page, '/contact');
    const sent = sentRequests(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Amal Al Harthy');
    await page.getByRole('button', { name: 'Send Message' }).click();
    // What is sent a moment later counts too.
    await page.waitForTimeout(500);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal Al Harthy');
    expect(sent).toEqual([]);
  });

  test('the interactive map loads only when asked for [S2.contact.3, R46]', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
    );
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: /^Map: / })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load interactive map' }).click();
    await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible();
  });
});

const trails = [
  ['/about', ['Home', 'About']],
  ['/rooms', ['Home', 'Rooms']],
  ['/rooms4', ['Home', 'Rooms']],
  ['/room-single/sea-view-king', ['Home', 'Rooms', 'Sea View King']],
  ['/spa', ['Home', 'Spa & Wellness']],
  ['/spa-service/hammam-ritual', ['Home', 'Spa', 'Hammam Ritual']],
  ['/events', ['Home', 'Events']],
  ['/event/lantern-dinner', ['Home', 'Events', 'Lantern Dinner on the Sand']],
  ['/meeting-hall', ['Home', 'Meeting Halls']],
  ['/meeting-hall/majlis', ['Home', 'Meeting Halls', 'The Majlis']],
  ['/restaurant', ['Home', 'Restaurant']],
  ['/blog', ['Home', 'News']],
  ['/contact', ['Home', 'Contact']],
] as const;

for (const [path, names] of trails) {
  test(`${path} tells search engines where it is`, async ({ page }) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const lists = texts
      .map((text) => JSON.parse(text))
      .filter((data) => data['@type'] === 'BreadcrumbList');
    expect(lists).toHaveLength(1);
    const items: { name: string; item: string }[] = lists[0].itemListElement;
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items.at(-1)?.item).toBe(
      await page.locator('link[rel="canonical"]').getAttribute('href'),
    );
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(name)));
  });
}

test('news lead to the article and back (spec 2, News) [S2.news.2]', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'The hammam has a new stone' }).click();
  await expect(page).toHaveURL(/\/blog-single$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('about shows what its record says (spec 2, About) [S2.about.1]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A house that faces the water');
  await expect(page.getByRole('heading', { name: 'Mariam Saidi' })).toBeVisible();
});

test('the login screen leads who has no account to sign up (spec 2, Login) [S2.login.3]', async ({
  page,
}) => {
  await page.goto('/login');
  const footer = page.locator('main').getByText("Don't have an account?");
  await expect(footer.getByRole('link', { name: 'Sign up here' })).toHaveAttribute(
    'href',
    '/signup',
  );
});

test('coming soon counts down, outside the layout (spec 2) [S2.routes.6]', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('timer')).toContainText('29');
});

for (const path of textPageNames.map((name) => `/${name}`)) {
  test(`${path} is a page, no dead end [S2.routes.4, R16]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

for (const path of ['/room-single', '/room-single2', '/room-single3']) {
  test(`${path}: the button does nothing, the line beside it helps [S2.routes.5, R15]`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Book This Room' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(/To book, call/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}
