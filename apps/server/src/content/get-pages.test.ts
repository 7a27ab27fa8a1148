import { contentMessages, textPageNames } from '@vestibule/domain/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { seedWholeHotel } from '../testing/seed-whole-hotel.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { savePages } from './store.js';

let empty: TestServer;
let server: TestServer;

beforeAll(async () => {
  [empty, server] = await Promise.all([createTestServer(), createTestServer()]);
  await inTransaction(server.services.db, (tx) => seedWholeHotel(tx, server.services.today()));
});

afterAll(() => Promise.all([empty.close(), server.close()]));

const pages = [
  ['home', 'hero'],
  ['rooms', 'header'],
  ['spa', 'title'],
  ['restaurant', 'openingHours'],
  ['events', 'title'],
  ['meeting-hall', 'title'],
  ['navigation', 'main'],
  ['footer', 'contactInfo'],
  ['about', 'team'],
  ...textPageNames.map((name) => [`legal/${name}`, 'body'] as const),
] as const;

describe.each(pages)('GET /content/%s (spec 7, Content) [S7.content.1]', (page, part) => {
  test('200: the record, in the envelope [S3.content.1]', async () => {
    const response = await server.fetch(`/api/content/${page}`);
    expect(response.status).toBe(200);
    const reply = await response.json();
    expect(reply.success).toBe(true);
    expect(reply.data).toHaveProperty(part);
  });

  test('404: without a record it says so', async () => {
    const response = await empty.fetch(`/api/content/${page}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: 'content.not-found',
      message: contentMessages['content.not-found'],
    });
  });
});

describe('GET /content (spec 7, Content)', () => {
  test('200: every page at once, those of one text apart [S7.content.1]', async () => {
    const { data } = await (await server.fetch('/api/content')).json();
    expect(Object.keys(data).sort()).toEqual([
      'aboutPage',
      'eventsPage',
      'footer',
      'homePage',
      'meetingHallPage',
      'navigation',
      'restaurantPage',
      'roomsPage',
      'spaPage',
    ]);
  });

  test('200: nothing stored is an empty object', async () => {
    const response = await empty.fetch('/api/content');
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual({});
  });
});

test('404: no other page is one text', async () => {
  expect((await server.fetch('/api/content/legal/no-such-page')).status).toBe(404);
});

describe('what is stored is sanitised (ruling 8)', () => {
  test('scripts, handlers and styles are gone; text, lists and links stay [R8]', async () => {
    await inTransaction(server.services.db, (tx) =>
      savePages(tx, {
        'legal-terms': {
          title: 'Terms',
          updated: '2026-11-01',
          body: '<p onclick="x()" style="color:red">One</p><script>x()</script><ul><li>Two</li></ul><a href="javascript:x()">Three</a>',
        },
      }),
    );
    await server.services.watch.refresh();
    const { data } = await (await server.fetch('/api/content/legal/terms')).json();
    expect(data.body).toBe('<p>One</p><ul><li>Two</li></ul><a>Three</a>');
  });
});
