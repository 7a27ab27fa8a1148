import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { testInHotel } from './support/own-hotel.ts';
import { expect } from './support/test.ts';

const words = `login.heading:
  en: Good to see you again
  ar: سررنا بعودتكم
loginForm.signIn:
  en: Come in
  ar: تفضلوا
accountRules.passwordRequired:
  en: Your secret, please
`;

const hotel = path.resolve(import.meta.dirname, '../../server/dist/hotel.js');

async function bringWords(dataDir: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-words-'));
  writeFileSync(path.join(folder, 'words.yaml'), words);
  execFileSync(process.execPath, [hotel, 'import', folder], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  rmSync(folder, { recursive: true });
}

const test = testInHotel(bringWords);

/** The server says new words within a second or so. */
async function openLogin(page: Page, address: string, signIn: string): Promise<Locator> {
  const button = page.getByRole('button', { name: signIn });
  await expect(async () => {
    await page.goto(address);
    await expect(button).toBeVisible({ timeout: 100 });
  }).toPass();
  await hydrated(button);
  return button;
}

test('a hotel’s own words are on a page before and after it hydrates, and in its rules', async ({
  page,
}) => {
  const signIn = await openLogin(page, '/login', 'Come in');
  await expect(page.getByRole('heading', { name: 'Good to see you again' })).toBeVisible();
  await signIn.click();
  await expect(page.getByText('Your secret, please')).toBeVisible();
});

test('the same in Arabic, with other Arabic words around them', async ({ page }) => {
  const signIn = await openLogin(page, '/ar/login', 'تفضلوا');
  await expect(page.getByRole('heading', { name: 'سررنا بعودتكم' })).toBeVisible();
  await expect(signIn).toBeVisible();
});
