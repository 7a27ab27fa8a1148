import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queriesOf } from '../testing/count-queries.js';
import { createWeb } from '../web/create-web.js';
import { keptCalls, openSeededHotel, type SeededHotel } from './kept-replies.fixtures.js';

let hotel: SeededHotel;
beforeAll(async () => void (hotel = await openSeededHotel()));
afterAll(() => hotel.server.close());

test.each(keptCalls)('200: $address, once made, costs no query', async ({ address }) => {
  const first = await hotel.costOf(address);
  expect(await hotel.costOf(address)).toMatchObject({ queries: 0, body: first.body });
  const headers = { authorization: `Bearer ${hotel.tokens.guest}` };
  expect(await hotel.costOf(address, { headers })).toMatchObject({ queries: 0, body: first.body });
});

test.each(keptCalls)(
  '200: $address is the same for all, whoever it is made for',
  async ({ address }) => {
    await hotel.makeAllOld();
    const headers = { authorization: `Bearer ${hotel.tokens.guest}`, cookie: 'guest=1' };
    const { body, response } = await hotel.costOf(address, { headers });
    expect(response.headers.get('set-cookie')).toBeNull();
    await hotel.makeAllOld();
    expect((await hotel.costOf(address)).body).toBe(body);
  },
);

test('200: query keys that the operation does not declare make no other reply', async () => {
  const { body } = await hotel.costOf('/rooms?guests=2&page=1');
  for (const query of ['page=1&guests=2', 'utm_source=mail&guests=2&page=1']) {
    expect(await hotel.costOf(`/rooms?${query}`)).toMatchObject({ queries: 0, body });
  }
  expect((await hotel.costOf('/rooms?guests=3&page=1')).queries).toBeGreaterThan(0);
});

test('200: a language that the hotel speaks has a reply of its own', async () => {
  const english = await hotel.costOf('/restaurant/menu-items');
  expect(english.body).not.toBe('');
  const arabic = await hotel.costOf('/restaurant/menu-items?lang=ar');
  expect(arabic.queries).toBeGreaterThan(0);
  expect(await hotel.costOf('/restaurant/menu-items?lang=ar')).toMatchObject({ queries: 0 });
  await hotel.costOf('/rooms?guests=2');
  expect((await hotel.costOf('/rooms?guests=2&lang=ar')).queries).toBeGreaterThan(0);
  expect(await hotel.costOf('/rooms?lang=ar&guests=2')).toMatchObject({ queries: 0 });
});

test.each(['en', 'xx', ''])('200: ?lang=%s is answered in English', async (lang) => {
  const english = await hotel.costOf('/restaurant/menu-items');
  expect(await hotel.costOf(`/restaurant/menu-items?lang=${lang}`)).toMatchObject({
    queries: 0,
    body: english.body,
  });
});

test('200: texts that the handler tells apart have replies of their own', async () => {
  await hotel.costOf('/rooms?search=%fe');
  expect((await hotel.costOf('/rooms?search=%ff')).queries).toBeGreaterThan(0);
  const { body } = await hotel.costOf('/rooms?guests=2');
  expect(await hotel.costOf('/rooms?guests=2&guests=3')).toMatchObject({ queries: 0, body });
});

test('200: many who ask at once wait for one reply', async () => {
  await hotel.makeAllOld();
  const alone = await hotel.costOf('/restaurant/menu-items');
  await hotel.makeAllOld();
  const sent = await queriesOf(hotel.server.services.db, async () => {
    await Promise.all(Array.from({ length: 20 }, () => hotel.ask('/restaurant/menu-items')));
  });
  expect(sent).toHaveLength(alone.queries);
});

test('200: HEAD, an encoding and a range are answered from the same reply', async () => {
  const { body } = await hotel.costOf('/rooms');
  const head = await hotel.costOf('/rooms', { method: 'HEAD' });
  expect(head).toMatchObject({ queries: 0, body: '' });
  expect(head.response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  const ranged = await hotel.costOf('/rooms', { headers: { range: 'bytes=0-9' } });
  expect(ranged).toMatchObject({ queries: 0, body });
  expect(ranged.response.status).toBe(200);
  for (const [accepted, decode] of [
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip, br;q=0', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    const response = await hotel.ask('/rooms', headers);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(decode(await response.arrayBuffer()).toString()).toBe(body);
  }
});

test('what is kept is answered in the same tick, before routing and middleware', async () => {
  const { services } = hotel.server;
  const web = createWeb({ services, site: undefined, accepting: () => true });
  const asked = (method: string) =>
    web.fetch(new Request('http://hotel.example/api/rooms', { method }));
  const body = await (await asked('GET')).text();
  await services.watch.refresh();
  const [kept, head] = [asked('GET'), asked('HEAD')];
  expect(kept).toBeInstanceOf(Response);
  expect(await (await kept).text()).toBe(body);
  expect((await head).headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect(await (await head).text()).toBe('');
  expect(asked('POST')).toBeInstanceOf(Promise);
});

test('a kept reply has the security headers of one that is made', async () => {
  const web = createWeb({
    services: hotel.server.services,
    site: undefined,
    accepting: () => true,
  });
  const headersOf = async () => Object.fromEntries((await web.request('/api/rooms')).headers);
  const made = await headersOf();
  expect(made['x-frame-options']).toBe('DENY');
  expect(await headersOf()).toEqual(made);
});

test('never kept: a failure, and what is not there', async () => {
  expect((await hotel.costOf('/rooms/no-such-room')).response.status).toBe(404);
  expect((await hotel.costOf('/rooms/no-such-room')).queries).toBeGreaterThan(0);
  await hotel.server.services.db.$client.query('ALTER TABLE halls RENAME TO elsewhere');
  await hotel.makeAllOld();
  expect((await hotel.costOf('/meeting-hall/halls')).response.status).toBe(500);
  await hotel.server.services.db.$client.query('ALTER TABLE elsewhere RENAME TO halls');
  expect((await hotel.costOf('/meeting-hall/halls')).response.status).toBe(200);
});

test('401: what an administrator has read is told to nobody else', async () => {
  const headers = { authorization: `Bearer ${hotel.tokens.admin}` };
  for (const path of ['/settings/history', '/settings/payment', '/settings/export']) {
    const asked = [hotel.ask(path, headers), hotel.ask(path)];
    const [told, refused] = await Promise.all(asked);
    expect([told?.status, refused?.status]).toEqual([200, 401]);
    expect((await hotel.ask(path)).status).toBe(401);
  }
});

test('what is private, of one caller or of the moment is kept by nobody', async () => {
  const admin = { authorization: `Bearer ${hotel.tokens.admin}` };
  const guest = { authorization: `Bearer ${hotel.tokens.guest}` };
  for (const [path, headers] of [
    ['/settings/payment', admin],
    ['/settings/key/email.deskAddress', admin],
    ['/settings/history', admin],
    ['/basic-users/profile', guest],
    ['/settings/system-health', {}],
    ['/spa/services/sea-salt-scrub/slots?date=2026-11-22', {}],
    ['/rooms/no-such-room', {}],
  ] as const) {
    const response = await hotel.ask(path, headers);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  }
});
