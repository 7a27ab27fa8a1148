import type { Page } from '@playwright/test';
import { HYDRATION, holdScripts } from './support/held-scripts.ts';
import { hydrated } from './support/hydrated.ts';
import { sentRequests } from './support/sent-requests.ts';
import { expect, expectOnlyFailedFetches, test } from './support/test.ts';

const ROOM = '/room-single/sea-view-king';

const nameField = (page: Page) => page.getByRole('textbox', { name: /name/i }).first();
const book = (page: Page) => page.getByRole('button', { name: 'Book Your Stay' });
const missingDate = (page: Page) => page.getByText('Please select check-in date.').first();

test('a sign-in that is pressed before the form answers is sent when it does', async ({
  page,
  quietConsole,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  const form = page.locator('main');
  await form.getByLabel('Email', { exact: true }).pressSequentially('nobody@example.com');
  await form.getByLabel('Password', { exact: true }).pressSequentially('Seaside7Palms');
  const sent = page.waitForRequest('**/api/basic-users/login');
  await form.getByRole('button', { name: 'Sign In' }).click();
  release();
  expect((await sent).postDataJSON()).toEqual({
    email: 'nobody@example.com',
    password: 'Seaside7Palms',
  });
  await expect(form.getByRole('alert')).toHaveText('The email or password is not right.');
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.com');
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('no script at all: a press sends no password, and shows none in the address', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await page.goto('/login');
  const form = page.locator('main');
  await form.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await form.getByLabel('Password', { exact: true }).fill('Seaside7Palms');
  const sent = sentRequests(page);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.keyboard.press('Enter');
  // What is sent a moment later counts too.
  await page.waitForTimeout(500);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Seaside7Palms');
  expect(page.url()).toMatch(/\/login$/);
  expect(sent).toEqual([]);
});

test('a remembered address never replaces what was typed before it was known', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rememberedEmail', 'layla@example.com'));
  const release = await holdScripts(page);
  await page.goto('/login');
  const form = page.locator('main');
  await form.getByLabel('Email', { exact: true }).pressSequentially('amal@example.com');
  await form.getByLabel('Password', { exact: true }).pressSequentially('Seaside7Palms');
  release();
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('amal@example.com');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Seaside7Palms');
  await expect(form.getByLabel('Remember me')).not.toBeChecked();
});

test('two fields of one form, filled before it answers, are both kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(ROOM);
  const phone = page.getByRole('textbox', { name: /phone/i }).first();
  await nameField(page).pressSequentially('Amal');
  await phone.pressSequentially('92123456');
  release();
  await book(page).click();
  await expect(missingDate(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Amal');
  await expect(phone).toHaveValue('92123456');
});

test('a tab pressed before the page answers opens then', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/restaurant');
  const dinner = page.getByRole('tab', { name: 'Dinner' });
  await dinner.click();
  await expect(dinner).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(dinner).toHaveAttribute('aria-selected', 'true');
});

test('typing goes on while the page begins to answer', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(ROOM);
  await nameField(page).pressSequentially('Lay');
  release();
  await nameField(page).pressSequentially('la Haddad of Muttrah', { delay: 15 });
  await book(page).click();
  await expect(missingDate(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Layla Haddad of Muttrah');
});

test('a phone number is typed on while the page begins to answer', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/signup');
  const phone = page.locator('main').getByRole('textbox', { name: 'Phone' });
  await phone.pressSequentially('202');
  release();
  await phone.pressSequentially('5550123', { delay: 15 });
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(phone).toHaveValue(/^202 ?555 ?0123$/);
});

test('a search is typed on while the page begins to answer', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/spa');
  const search = page.locator('main').getByRole('searchbox').first();
  await search.pressSequentially('Jebel');
  release();
  await search.pressSequentially(' Akhdar Rose', { delay: 15 });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(search).toHaveValue('Jebel Akhdar Rose');
});

test('text typed before any script ran is kept', async ({ page }) => {
  const release = await holdScripts(page, /entry\.client/);
  await page.goto(ROOM, { waitUntil: 'commit' });
  await nameField(page).pressSequentially('Layla');
  release();
  await page.waitForLoadState('networkidle');
  await nameField(page).pressSequentially(' Haddad');
  await book(page).click();
  await expect(missingDate(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Layla Haddad');
});

test('a phone and a box, entered before the page answers, are taken', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/signup');
  const newsletter = page.getByLabel("Send me the hotel's newsletter");
  await expect(newsletter).toBeChecked();
  await newsletter.uncheck();
  const phone = page.locator('main').getByRole('textbox', { name: 'Phone' });
  await phone.fill('+96892123456');
  release();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  await expect(newsletter).not.toBeChecked();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(phone).toHaveValue('9212 3456');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('OM');
});

test('a number typed before the page answers is searched for', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/rooms');
  const guests = page.getByRole('spinbutton', { name: 'Guests' });
  await guests.fill('4');
  release();
  await page.getByRole('button', { name: 'Search Room' }).click();
  await expect(page).toHaveURL(/guests=4/);
});

test('a filter chosen before the page answers filters', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/spa');
  await page.getByLabel('Category').selectOption({ label: 'Massage' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('stone');
  release();
  await expect(page).toHaveURL(/search=stone/);
  await expect(page).toHaveURL(/category/i);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('stone');
});

test('a button pressed before the page answers is heard when it does, once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'More guests' }).click();
  release();
  const guests = page.getByRole('spinbutton', { name: 'Guests' });
  await expect(guests).toHaveValue('2');
  await page.waitForLoadState('networkidle');
  await expect(guests).toHaveValue('2');
});

test('a press before the page answers finds a form that was kept on the way', async ({ page }) => {
  await page.goto(ROOM);
  await hydrated(nameField(page));
  await nameField(page).fill('Layla');
  const release = await holdScripts(page);
  await page.reload();
  await page.getByRole('textbox', { name: /phone/i }).first().fill('92123456');
  await book(page).click();
  release();
  await expect(missingDate(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Layla');
  await expect(page.getByRole('textbox', { name: /phone/i }).first()).toHaveValue('92123456');
});

test('scripts that come after ten seconds: typing, links and a press are as ever', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.route(/\/assets\/(?!entry\.client).*\.js/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 10_000);
    });
    await route.continue();
  });
  await page.goto('/rooms');
  await page.locator('main').getByRole('link', { name: 'Sea View King' }).first().click();
  await expect(page).toHaveURL(/room-single\/sea-view-king/);
  await nameField(page).fill('Layla');
  await book(page).click();
  await expect(missingDate(page)).toBeVisible({ timeout: 40_000 });
  await expect(nameField(page)).toHaveValue('Layla');
});

test('scripts that fail half-way: links and searches work, and nothing typed is lost or sent', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(60_000);
  await page.route(/\/assets\/vendor-/, (route) => route.abort());
  await page.goto(ROOM);
  await nameField(page).fill('Layla');
  // The loader gives up, loads the page once more, and gives up again.
  await page.waitForEvent('pageerror', { timeout: 40_000 });
  await book(page).click();
  await expect(nameField(page)).toHaveValue('Layla');
  await expect(page).toHaveURL(new RegExp(`${ROOM}$`));
  await page.getByRole('link', { name: 'Rooms', exact: true }).first().click();
  await expect(page).toHaveURL(/\/rooms$/);
  expectOnlyFailedFetches(quietConsole);
});

test('Back while a page begins to answer', async ({ page }) => {
  await page.goto('/rooms', { waitUntil: 'networkidle' });
  const release = await holdScripts(page);
  await page.goto('/spa');
  release();
  await page.goBack();
  await expect(page).toHaveURL(/\/rooms$/);
  await page.getByRole('button', { name: 'More guests' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2');
});

test('two tabs keep what was typed in each', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  const releases = await Promise.all(tabs.map((tab) => holdScripts(tab, HYDRATION)));
  await Promise.all(tabs.map((tab) => tab.goto(ROOM)));
  await nameField(page).fill('Layla');
  await nameField(other).fill('Amal');
  releases.forEach((release) => release());
  for (const tab of tabs) await book(tab).click();
  for (const tab of tabs) await expect(missingDate(tab)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Layla');
  await expect(nameField(other)).toHaveValue('Amal');
});
