import { modeScript } from '../src/app/mode-script.ts';
import { publicPages, someArabicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const path of [...publicPages, ...someArabicPages]) {
  test(`${path} reads with JavaScript off [S2.routes.1, S2.rooms.5]`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
    const inline = page.locator('script:not([src]):not([type$="json"])');
    expect(await inline.allTextContents()).toEqual([modeScript]);
    await expect(page.getByRole('group', { name: /^(Appearance|المظهر)$/ })).toHaveCount(0);
  });
}

test('a search is sent by the browser itself', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('4');
  await page.getByRole('button', { name: 'Search Room' }).click();
  await expect(page).toHaveURL(/\/rooms4\?guests=4$/);
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('4');
});

for (const { path, field, button } of [
  { path: '/room-single/sea-view-king', field: /name/i, button: 'Book Your Stay' },
  { path: '/contact', field: 'Name', button: 'Send Message' },
]) {
  test(`what was typed on ${path} stays there, and in no address`, async ({ page }) => {
    await page.goto(path);
    const typed = page.locator('main').getByRole('textbox', { name: field }).first();
    await typed.fill('Layla');
    await page.getByRole('button', { name: button }).click();
    await expect(typed).toHaveValue('Layla');
    expect(new URL(page.url()).search).toBe('');
  });
}

test('the way back after signing in is kept from login to sign-up and back', async ({ page }) => {
  await page.goto('/login?returnTo=/meeting-hall');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await expect(page).toHaveURL('/signup?returnTo=%2Fmeeting-hall');
  await page.getByRole('link', { name: 'Sign in here' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fmeeting-hall');
});

/** The browser itself reports every 404. */
const reported404 = [expect.stringContaining('404')];

test('an address without a page answers 404 and says so', async ({ page, quietConsole }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  expect(quietConsole.splice(0)).toEqual(reported404);
});

test('a room that does not exist answers 404', async ({ page, quietConsole }) => {
  const response = await page.goto('/room-single/no-such-room');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that room.');
  await expect(page).toHaveTitle(/^We could not find that room · /);
  expect(quietConsole.splice(0)).toEqual(reported404);
});
