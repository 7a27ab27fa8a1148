import { isDemonstration } from '@vestibule/domain/content';
import type { Day } from '@vestibule/domain/calendar';
import { brand } from '@vestibule/site/brand';
import { savePages } from '../content/store.js';
import type { Transaction } from '../database/connect.js';
import { allSeeds } from '../seed/all-seeds.js';
import { pageWords } from '../seed/arabic/content.js';
import { settingWords } from '../seed/arabic/settings.js';
import { footer } from '../seed/content/frame.js';
import { saveWords } from '../translations/store.js';

/**
 * Every record of the demonstration, each with its translation, whatever the brand of the tree that the
 * tests run in: the seeds leave out what names the demonstration under another one.
 */
export async function seedWholeHotel(tx: Transaction, today: Day): Promise<void> {
  for (const seed of allSeeds) await seed.seed(tx, today);
  if (isDemonstration(brand)) return;
  await savePages(tx, { footer });
  await saveWords(tx, 'content_pages', 'ar', { footer: pageWords.footer });
  await saveWords(tx, 'settings', 'ar', Object.fromEntries(settingWords));
}
