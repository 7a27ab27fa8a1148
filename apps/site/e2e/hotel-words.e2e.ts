import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('a hotel’s own words are on a page before and after it hydrates, and in its rules', async ({
  page,
}) => {
  await page.goto('/login');
  await hydrated(page.getByRole('button', { name: 'Come in' }));
  await expect(page.getByRole('heading', { name: 'Good to see you again' })).toBeVisible();
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByText('Your secret, please')).toBeVisible();
});

test('the same in Arabic, with other Arabic words around them', async ({ page }) => {
  await page.goto('/ar/login');
  await hydrated(page.getByRole('button', { name: 'تفضلوا' }));
  await expect(page.getByRole('heading', { name: 'سررنا بعودتكم' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'تفضلوا' })).toBeVisible();
});
