import { initialSettings } from '@vestibule/domain/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { settingWords } from '../seed/arabic/settings.js';
import { insertSettings } from '../seed/settings.js';
import { setSetting } from '../testing/set-setting.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { saveWords } from '../translations/store.js';
import { recordWords } from '../translations/tables.js';
import { placeholderSettings } from './first-settings.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  // Those of the demonstration, whatever the brand.
  await inTransaction(server.services.db, async (tx) => {
    await insertSettings(tx, initialSettings);
    await saveWords(tx, 'settings', 'ar', Object.fromEntries(settingWords));
  });
});

afterAll(() => server.close());

async function ask(path: string) {
  await server.services.watch.refresh();
  const response = await server.fetch(`/api${path}`);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

test('GET /general-settings, 200: the name and the address in the language', async () => {
  const data = await ask('/general-settings?lang=ar');
  expect(data).toMatchObject({ hotelName: 'قصر البحر', phone: '+968 2455 0100' });
  expect(data).not.toHaveProperty('language');
  expect(await ask('/general-settings')).toMatchObject({ hotelName: 'Qasr Al Bahr' });
});

test('GET /settings/booking and /settings/maintenance-mode, 200: their sentences', async () => {
  expect((await ask('/settings/booking?lang=ar')).arrivalNote).toContain('مكتب الاستقبال');
  expect((await ask('/settings/maintenance-mode?lang=ar')).message).toContain('صيانة');
});

test('a setting that has changed since shows what it says now', async () => {
  await setSetting(server.services.db, 'general.address', 'Old Harbour, Muttrah');
  expect(await ask('/general-settings?lang=ar')).toMatchObject({
    hotelName: 'قصر البحر',
    address: 'Old Harbour, Muttrah',
    language: 'en',
    untranslated: ['address'],
  });
});

test('what a hotel starts with is in the language without a translation of its own', async () => {
  const { db } = server.services;
  await db.delete(recordWords).where(eq(recordWords.kind, 'settings'));
  await setSetting(db, 'general.hotelName', placeholderSettings['general.hotelName']);
  await setSetting(db, 'general.address', placeholderSettings['general.address']);
  const general = await ask('/general-settings?lang=ar');
  expect(general).toMatchObject({ hotelName: 'اسم الفندق', address: 'عنوان الفندق' });
  expect(general).not.toHaveProperty('language');
  expect((await ask('/settings/booking?lang=ar')).arrivalNote).toContain('مكتب الاستقبال');
  expect((await ask('/settings/maintenance-mode?lang=ar')).message).toContain('صيانة');
});
