import { isLegalPage, textPageNames } from '@vestibule/domain/content';
import { defaultRoutes, type Routes } from '@vestibule/domain/routes';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertEvent } from '../events/events.fixtures.js';
import { insertHall } from '../halls/halls.fixtures.js';
import { storeRoom } from '../rooms/rooms.fixtures.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { robots } from './robots.js';
import { sitemap } from './sitemap.js';

const HOTEL = 'https://hotel.example';
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await insertEvent(server.services.db);
  await insertEvent(server.services.db, { id: 'cancelled', active: false });
  await insertEvent(server.services.db, { id: 'last-year', status: 'past' });
  await insertHall(server.services.db);
  await insertHall(server.services.db, { id: 'closed', status: 'Maintenance' });
  for (let number = 1; number <= 205; number += 1) {
    await storeRoom(server.services.db, buildRoom({ _id: `room-${number}` }));
  }
  await storeRoom(server.services.db, buildRoom({ _id: 'room-0', active: false }));
});
afterAll(() => server.close());

const apiFetch: typeof fetch = (input) => {
  const { pathname, search } = new URL(new Request(input).url);
  return server.fetch(pathname + search);
};

test('every room of a large hotel is in the sitemap, once', async () => {
  const found =
    (await sitemap(HOTEL, apiFetch, defaultRoutes, true)).match(
      /example\/room-single\/room-\d+</g,
    ) ?? [];
  expect(found).toHaveLength(205);
  expect(new Set(found).size).toBe(205);
});

test('of a list that does not answer in pages, each record that has a page', async () => {
  expect(
    (await sitemap(HOTEL, apiFetch, defaultRoutes, true)).match(/example\/event\/[\w-]+</g),
  ).toEqual(['example/event/lantern-dinner<']);
});

test('of the halls, those that can be asked for [S2.halls.6.1]', async () => {
  expect(
    (await sitemap(HOTEL, apiFetch, defaultRoutes, true)).match(/example\/meeting-hall\/[\w-]+</g),
  ).toEqual(['example/meeting-hall/majlis<']);
});

test('each page is in it in every language, and names the others', async () => {
  const found = (await sitemap(HOTEL, apiFetch, defaultRoutes, true))
    .split('\n')
    .filter((line) => line.includes('/spa<'));
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://hotel.example/spa"/>' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://hotel.example/ar/spa"/>';
  expect(found).toEqual([
    `  <url><loc>https://hotel.example/spa</loc>${alternates}</url>`,
    `  <url><loc>https://hotel.example/ar/spa</loc>${alternates}</url>`,
  ]);
});

test('the news are the demonstration’s: another hotel’s sitemap has none [G1.5]', async () => {
  const news = /example\/blog(-single)?</g;
  const own = await sitemap(HOTEL, apiFetch, defaultRoutes, false);
  expect(own.match(news)).toBeNull();
  expect(own).toContain('example/about<');
  const demonstration = await sitemap(HOTEL, apiFetch, defaultRoutes, true);
  expect(demonstration.match(news)).toHaveLength(2);
});

test('of the pages of one text, all but those that are in force from a day', async () => {
  const found = await sitemap(HOTEL, apiFetch, defaultRoutes, false);
  const named = textPageNames.filter((name) => found.includes(`${HOTEL}${defaultRoutes[name]}<`));
  expect(named).toEqual(textPageNames.filter((name) => !isLegalPage(name)));
});

test('it names no more pages than a sitemap holds, and asks for no more', async () => {
  let asked = 0;
  const endless: typeof fetch = async () => {
    asked += 1;
    const data = Array.from({ length: 100 }, (_, index) => ({ _id: `${asked}-${index}` }));
    return Response.json({ success: true, data, total: 1_000_000 });
  };
  expect((await sitemap(HOTEL, endless, defaultRoutes, true)).match(/<loc>/g)).toHaveLength(50_000);
  const lists = 4;
  expect(asked).toBeLessThanOrEqual(lists * 500);
});

describe('of a hotel with addresses of its own', () => {
  const routes: Routes = {
    ...defaultRoutes,
    about: '/the-house',
    room: '/stay/:id',
    profile: '/account',
  };

  test('pages and records are in the sitemap where the hotel has them', async () => {
    const found = await sitemap(HOTEL, apiFetch, routes, true);
    expect(found).toContain(`<loc>${HOTEL}/the-house</loc>`);
    expect(found).toContain(`<loc>${HOTEL}/ar/stay/room-1</loc>`);
    expect(found).not.toMatch(/room-single|about/);
  });

  test('robots leave alone what is one guest’s', () => {
    expect(robots(HOTEL, routes)).toContain('Disallow: /account\nDisallow: /booking-management');
    expect(robots(HOTEL, routes)).toContain('Disallow: /ar/account\n');
  });
});
