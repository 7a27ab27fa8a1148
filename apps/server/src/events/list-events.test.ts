import { upcomingEvents, type HotelEvent } from '@vestibule/domain/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { insertEvent } from './events.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await insertEvent(db, { id: 'gala', date: '2026-12-24', priceCents: 12_050 });
  await insertEvent(db, { id: 'late-show', startTime: '22:00', endTime: '01:00' });
  await insertEvent(db, { id: 'dinner' });
  await insertEvent(db, { id: 'hidden', date: '2026-12-06', publishWebsite: false });
  await insertEvent(db, { id: 'yesterday', date: '2026-11-19' });
  await insertEvent(db, { id: 'tonight', date: '2026-11-20' });
});

afterAll(() => server.close());

async function listed(): Promise<HotelEvent[]> {
  return (await (await server.fetch('/api/events')).json()).data;
}

describe('GET /events (spec 7)', () => {
  test('200: success and data, by day and hour, prices in dollars [S7.events.1]', async () => {
    const response = await server.fetch('/api/events');
    expect(response.status).toBe(200);
    const { success, data } = await response.json();
    expect(success).toBe(true);
    expect(data.map(({ _id }: HotelEvent) => _id)).toEqual([
      'yesterday',
      'tonight',
      'dinner',
      'late-show',
      'hidden',
      'gala',
    ]);
    expect(data.at(-1)).toMatchObject({
      price: 120.5,
      maxAttendees: 40,
      currentAttendees: 12,
      extras: [{ _id: 'photo', name: 'Photographs', price: 25.5 }],
      addons: [{ _id: 'front-row', name: 'Seat beside the music', price: 15 }],
    });
    expect(data.at(-1)).not.toHaveProperty('priceCents');
  });

  test('200: a day that is over at the hotel is no longer upcoming, whatever its record says', async () => {
    expect(upcomingEvents(await listed()).map(({ _id }) => _id)).toEqual([
      'tonight',
      'dinner',
      'late-show',
      'gala',
    ]);
    // Half past midnight at the hotel, still the evening before in London.
    server.setNow(new Date('2026-11-20T20:30:00Z'));
    expect(upcomingEvents(await listed()).map(({ _id }) => _id)).not.toContain('tonight');
  });
});
