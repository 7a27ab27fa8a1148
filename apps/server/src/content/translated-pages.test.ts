import { isDemonstration } from '@vestibule/domain/content';
import { brand } from '@vestibule/site/brand';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { contentSeed } from '../seed/content.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { saveWords } from '../translations/store.js';
import { recordWords } from '../translations/tables.js';
import { savePages } from './store.js';
import { contentPages } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await inTransaction(server.services.db, (tx) => contentSeed.seed(tx, server.services.today()));
});

afterAll(() => server.close());

async function ask(path: string) {
  await server.services.watch.refresh();
  const response = await server.fetch(`/api/content${path}`);
  return { status: response.status, data: (await response.json()).data };
}

/** Every text of a page that a guest reads: what is left in Latin letters is an address or a name. */
function textsOf(page: unknown, field = ''): string[] {
  if (typeof page === 'string')
    return /image|path|url|icon|phone|email|PDF|platform|updated/i.test(field) ? [] : [page];
  if (typeof page !== 'object' || page === null) return [];
  return Object.entries(page).flatMap(([name, inner]) =>
    textsOf(inner, Array.isArray(page) ? field : name),
  );
}

describe('GET /content?lang=ar', () => {
  test('200: every text of every page is in Arabic', async () => {
    const { status, data } = await ask('?lang=ar');
    expect(status).toBe(200);
    // The footer of another hotel than the demonstration is no record.
    expect(Object.keys(data)).toHaveLength(isDemonstration(brand) ? 9 : 8);
    for (const page of Object.values<object>(data)) {
      expect(page).not.toHaveProperty('language');
      for (const text of textsOf(page)) expect(text).toMatch(/\p{Script=Arabic}/u);
    }
  });

  test('200: what is no text stays', async () => {
    const { data } = await ask('/navigation?lang=ar');
    expect(data.main[2]).toEqual({ path: '/rooms', label: 'الغرف', order: 3 });
    const { data: home } = await ask('/home?lang=ar');
    expect(home.hero.backgroundImage).toBe('hero-home.webp');
  });

  test('200: legal pages', async () => {
    const { data } = await ask('/legal/terms?lang=ar');
    expect(data.title).toBe('شروط الإقامة');
    expect(data.body).toContain('<h2>الحجز</h2>');
    expect(data.updated).toBe('2026-09-01');
  });

  test('200: in English nothing is added', async () => {
    const { data } = await ask('/home');
    expect(data.hero.title).toBe('The sea is at the end of the garden');
    expect(data).not.toHaveProperty('language');
  });

  test('404: a page without a record has none in any language', async () => {
    const { db } = server.services;
    await db.delete(contentPages).where(eq(contentPages.name, 'eventsPage'));
    expect((await ask('/events?lang=ar')).status).toBe(404);
    const left = await db.select().from(recordWords).where(eq(recordWords.id, 'eventsPage'));
    expect(left).toEqual([]);
  });
});

test('a text without a translation stays, and the page says so; HTML is sanitised (ruling 8)', async () => {
  await saveWords(server.services.db, 'content_pages', 'ar', {
    homePage: { 'hero.title': 'البحر', 'about.content': '<p>نص</p><script>x()</script>' },
  });
  const { data } = await ask('/home?lang=ar');
  expect(data).toMatchObject({
    hero: { title: 'البحر', subtitle: expect.stringContaining('Qasr Al Bahr') },
    about: { content: '<p>نص</p>' },
    language: 'en',
    untranslated: expect.arrayContaining(['hero.subtitle']),
  });
});

test('a legal page that has changed since it was translated shows what it says now, under its date', async () => {
  const { db } = server.services;
  const terms = { title: 'Terms of your stay', updated: '2026-11-20', body: '<p>New terms.</p>' };
  await inTransaction(db, (tx) => savePages(tx, { 'legal-terms': terms }));
  expect((await ask('/legal/terms?lang=ar')).data).toEqual({
    ...terms,
    language: 'en',
    untranslated: ['title', 'body'],
  });
  await saveWords(db, 'content_pages', 'ar', {
    'legal-terms': { title: 'شروط الإقامة', body: '<p>شروط جديدة.</p>' },
  });
  expect((await ask('/legal/terms?lang=ar')).data).toEqual({
    title: 'شروط الإقامة',
    updated: '2026-11-20',
    body: '<p>شروط جديدة.</p>',
  });
});
