import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { events } from '../events/tables.js';
import { specialists, treatments } from '../spa/tables.js';
import { seedWholeHotel } from '../testing/seed-whole-hotel.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { saveWords } from './store.js';
import { recordWords } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db, today } = server.services;
  await inTransaction(db, async (tx) => {
    await seedWholeHotel(tx, today());
  });
});

afterAll(() => server.close());

async function ask(path: string) {
  await server.services.watch.refresh();
  const response = await server.fetch(`/api${path}`);
  expect(response.status).toBe(200);
  const { data } = await response.json();
  return data.halls ?? data;
}

const lists = [
  ['/rooms', 'name'],
  ['/spa/services', 'title'],
  ['/categories', 'name'],
  ['/specialists', 'lastName'],
  ['/events', 'title'],
  ['/meeting-hall/halls', 'name'],
  ['/restaurant/menu-items', 'name'],
] as const;

describe.each(lists)('GET %s', (path, name) => {
  test('200: with ?lang=ar every record of the demonstration hotel is in Arabic', async () => {
    const data = await ask(`${path}?lang=ar`);
    expect(data.length).toBeGreaterThan(0);
    for (const record of data) {
      expect(record[name]).toMatch(/\p{Script=Arabic}/u);
      expect(record).not.toHaveProperty('language');
    }
  });

  test('200: in English nothing is added', async () => {
    for (const record of await ask(path)) {
      expect(record[name]).not.toMatch(/\p{Script=Arabic}/u);
      expect(record).not.toHaveProperty('language');
    }
  });
});

test('a treatment has the names of its category and its specialist', async () => {
  const [ritual] = await ask('/spa/services?lang=ar');
  expect(ritual).toMatchObject({
    title: 'طقوس الحمّام',
    categoryId: { _id: 'hammam', name: 'الحمّام' },
    specialistId: 'layla',
    specialist: 'ليلى حداد',
  });
});

test('a treatment whose specialist has no name in the language says so', async () => {
  const { db } = server.services;
  await db.delete(recordWords).where(eq(recordWords.id, 'layla'));
  const [ritual] = await ask('/spa/services?lang=ar');
  expect(ritual).toMatchObject({
    title: 'طقوس الحمّام',
    specialist: 'Layla Haddad',
    language: 'en',
    untranslated: ['specialist'],
  });
  const [layla] = await ask('/specialists?lang=ar');
  expect(layla).toMatchObject({ firstName: 'Layla', language: 'en' });
});

test('what is in a list keeps its own name in another order, and a new one its original', async () => {
  const { db } = server.services;
  const extras = [
    { _id: 'parasol', name: 'A parasol', price: 3 },
    { _id: 'photographs', name: 'Photographs', price: 25.5 },
    { _id: 'wine', name: 'Wine pairing', price: 45 },
  ];
  await db.update(events).set({ extras }).where(eq(events.id, 'lantern-dinner'));
  const dinner = (await ask('/events?lang=ar')).find(
    ({ _id }: { _id: string }) => _id === 'lantern-dinner',
  );
  expect(dinner).toMatchObject({ language: 'en', untranslated: ['extras.0.name'] });
  expect(dinner.extras).toEqual([
    { _id: 'parasol', name: 'A parasol', price: 3 },
    { _id: 'photographs', name: 'صور فوتوغرافية', price: 25.5 },
    { _id: 'wine', name: 'نبيذ مختار لكل طبق', price: 45 },
  ]);
});

test.each([
  ['/events', 'events', 'oud-evening', { title: 'عنوان آخر' }],
  ['/meeting-hall/halls', 'halls', 'majlis', { name: 'عنوان آخر' }],
  ['/restaurant/menu-items', 'menu_items', 'mezze', { name: 'عنوان آخر' }],
  ['/categories', 'treatment_categories', 'massage', { name: 'عنوان آخر' }],
] as const)('%s shows a changed translation at once', async (path, kind, id, words) => {
  const titles = async () => JSON.stringify(await ask(`${path}?lang=ar`));
  expect(await titles()).not.toContain('عنوان آخر');
  await saveWords(server.services.db, kind, 'ar', { [id]: words });
  expect(await titles()).toContain('عنوان آخر');
});

test('a deleted record takes its words with it', async () => {
  const { db } = server.services;
  await db.delete(treatments).where(eq(treatments.specialistId, 'wayan'));
  await db.delete(specialists).where(eq(specialists.id, 'wayan'));
  const left = await db.select({ id: recordWords.id }).from(recordWords);
  expect(left.map(({ id }) => id)).not.toContain('wayan');
  expect(left.map(({ id }) => id)).not.toContain('deep-tissue');
});
