import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const manifestFile = new URL('../../server/uploads/manifest.json', import.meta.url);

async function colourOf(name: string): Promise<string> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<
    string,
    { color: string }
  >;
  const hex = manifest[name]!.color;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function expectItsColour(frame: Locator): Promise<void> {
  const name = await frame.getAttribute('data-picture');
  await expect(frame).toHaveCSS('background-color', await colourOf(name!));
}

test('each frame has the colour of its picture until that arrives', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => {});
  await page.goto('/rooms', { waitUntil: 'domcontentloaded' });
  await expectItsColour(page.locator('picture').first());
  await page.getByRole('link', { name: 'View Details of Sea View King' }).click();
  await expect(page).toHaveURL('/room-single/sea-view-king');
  await expectItsColour(page.locator('picture').first());
});

for (const [window, width, file] of [
  ['an upright phone', 360, 'hero-home-portrait.avif'],
  ['a desk', 1440, 'hero-home-1600.avif'],
] as const) {
  test(`${window} fetches of the hero ${file} alone, and once`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const heroes = fetched.filter((url) => url.includes('/hero-home'));
    expect(heroes.map((url) => url.split('/').at(-1))).toEqual([file]);
  });
}

test('a phone does not fetch the picture beside a form, which it leaves out', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(fetched.filter((url) => /\.(avif|webp|jpe?g)$/.test(url))).toEqual([]);
});
