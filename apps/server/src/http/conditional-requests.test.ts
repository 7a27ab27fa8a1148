import { afterAll, beforeAll, expect, test } from 'vitest';
import { queriesOf } from '../testing/count-queries.js';
import { keptCalls, openSeededHotel, type SeededHotel } from './kept-replies.fixtures.js';

let hotel: SeededHotel;
beforeAll(async () => void (hotel = await openSeededHotel()));
afterAll(() => hotel.server.close());

test.each(keptCalls)(
  '304: $address, without a query, for a signed-in guest too',
  async ({ address }) => {
    const tag = await hotel.tagOf(address);
    const sent = await queriesOf(hotel.server.services.db, async () => {
      for (const named of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
        const headers = { 'if-none-match': named, authorization: `Bearer ${hotel.tokens.guest}` };
        const response = await hotel.ask(address, headers);
        expect(response.status).toBe(304);
        expect(response.headers.get('etag')).toBe(tag);
        expect(response.headers.get('cache-control')).toBe('public, no-cache');
        expect(await response.text()).toBe('');
      }
    });
    expect(sent).toEqual([]);
  },
);

test('404: a room that does not exist, whatever tag is named', async () => {
  const tag = await hotel.tagOf('/rooms/sea-view-king');
  const response = await hotel.ask('/rooms/no-such-room', { 'if-none-match': tag });
  expect(response.status).toBe(404);
});

test('200: another tag is answered whole', async () => {
  const response = await hotel.ask('/rooms', { 'if-none-match': 'W/"of-yesterday"' });
  expect(response.status).toBe(200);
  expect((await response.json()).success).toBe(true);
});
