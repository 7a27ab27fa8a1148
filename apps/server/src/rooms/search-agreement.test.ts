import { addDays } from '@vestibule/domain/calendar';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import {
  bookableStay,
  featuredRooms,
  nearestFreeStaysOfAny,
  roomSorts,
  searchRooms,
  similarRooms,
  type RoomSearch,
  type Stay,
} from '@vestibule/domain/rooms';
import { buildAvailability, buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import {
  searchExampleEntries,
  searchExampleRooms,
  searchExamples,
} from '@vestibule/domain/rooms/examples';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeRoom } from './rooms.fixtures.js';
import { insertAvailability } from './store.js';

type Rooms = typeof searchExampleRooms;
type Entries = typeof searchExampleEntries;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The hotel has these rooms and nights, and no others. */
async function fill(rooms: Rooms, entries: Entries): Promise<void> {
  const { db, watch } = server.services;
  await db.execute(sql`TRUNCATE rooms, room_availability CASCADE`);
  for (const room of rooms) await storeRoom(db, room);
  const nights = entries.map(({ serviceId, ...night }) => ({ ...night, roomId: serviceId }));
  if (nights.length > 0) await insertAvailability(db, nights);
  await watch.refresh();
}

async function ask(query: Record<string, string>) {
  const response = await server.fetch(`/api/rooms?${new URLSearchParams(query).toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as {
    data: { _id: string; availability?: string }[];
    total: number;
    nearestStays?: { checkIn: string; checkOut: string }[];
  };
}

async function found({ stay, guests, sort }: RoomSearch) {
  const order = sort && { sort };
  const { data, total } = await ask({ active: 'true', guests: String(guests), ...stay, ...order });
  expect(total).toBe(data.length);
  return data.map(({ _id, availability }) => [_id, availability]);
}

/** By the domain's rule, from today on. */
function nearestOf(rooms: Rooms, entries: Entries, guests: number, stay: Stay): Stay[] {
  const fitting = ids(searchRooms(rooms, entries, { guests }, SAMPLE_TODAY).map((one) => one.room));
  const nights = entries.filter(
    ({ serviceId, date }) => fitting.includes(serviceId) && date >= SAMPLE_TODAY,
  );
  return nearestFreeStaysOfAny(bookableStay(stay), nights);
}

const ids = (rooms: readonly { _id: string }[]) => rooms.map(({ _id }) => _id);

describe('the SQL of GET /rooms finds what the domain’s rule finds [S5.search.3]', () => {
  describe('on the table of examples', () => {
    beforeAll(() => fill(searchExampleRooms, searchExampleEntries));

    test.each(searchExamples)('$name', async ({ search, found: expected }) => {
      expect(await found(search)).toEqual(expected.map(([id, label]) => [id, label]));
    });
  });

  const discount = fc
    .record({
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      // Halves and hundredths: where rounding decides.
      value: fc.integer({ min: 0, max: 12_000 }).map((hundredths) => hundredths / 100),
      active: fc.boolean(),
      publishWebsite: fc.boolean(),
    })
    .map(buildDiscount);
  const fields = fc.record({
    capacity: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
    active: fc.boolean(),
    images: fc.constantFrom<string[]>([], ['one.webp']),
    category: fc.constantFrom('Garden', 'Suite'),
    type: fc.constantFrom('Double', 'King'),
    size: fc.option(fc.integer({ min: 20, max: 22 }), { nil: undefined }),
    price: fc.integer({ min: 9990, max: 10_010 }).map((cents) => cents / 100),
    discount: fc.option(discount),
  });
  const room = fc.record({
    fields,
    nights: fc.array(fc.nat({ max: 2 }), { maxLength: 5 }),
    firstNight: fc.integer({ min: -3, max: 3 }),
  });
  const search = fc.record({
    guests: fc.integer({ min: 1, max: 10 }),
    sort: fc.option(fc.constantFrom(...roomSorts), { nil: undefined }),
    dates: fc.option(fc.record({ first: fc.integer({ min: -3, max: 6 }), nights: fc.nat(4) })),
  });

  test('for any hotel and any search', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(room, { maxLength: 6 }),
        search,
        async (made, { guests, sort, dates }) => {
          const rooms = made.map((one, index) =>
            buildRoom({ ...one.fields, _id: `room-${index}` }),
          );
          const entries = made.flatMap(({ nights, firstNight }, index) =>
            nights.flatMap((available, night) =>
              buildAvailability(
                `room-${index}`,
                addDays(SAMPLE_TODAY, firstNight + night),
                1,
                available,
              ),
            ),
          );
          await fill(rooms, entries);
          const checkIn = addDays(SAMPLE_TODAY, dates?.first ?? 0);
          const stay = dates && { checkIn, checkOut: addDays(checkIn, dates.nights) };
          const asked = { guests, sort, stay: stay ?? undefined };
          expect(await found(asked)).toEqual(
            searchRooms(rooms, entries, asked, SAMPLE_TODAY).map((one) => [
              one.room._id,
              one.availability,
            ]),
          );
          const near = await ask({ active: 'true', guests: String(guests), ...stay });
          const nearest = stay ? nearestOf(rooms, entries, guests, stay) : undefined;
          expect(near.total === 0 ? near.nearestStays : nearest).toEqual(nearest);
          const featured = await ask({ featured: 'true', limit: '6' });
          expect(ids(featured.data)).toEqual(ids(featuredRooms(rooms)));
          const [first] = rooms;
          if (!first) return;
          const similar = await ask({ similarTo: first._id, limit: '3' });
          expect(ids(similar.data)).toEqual(ids(similarRooms(first, rooms)));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('GET /rooms says why nothing matches', () => {
  const why = async (query: string) => {
    const response = await server.fetch(`/api/rooms?active=true${query}`);
    const { data, total, emptyReason, openUntil } = await response.json();
    expect([data, total]).toEqual([[], 0]);
    return [emptyReason, openUntil];
  };

  test('the hotel lets no room [S8.rooms.1]', async () => {
    await fill([buildRoom({ active: false })], []);
    expect(await why('')).toEqual(['none-at-all', undefined]);
    expect(await why('&checkIn=2026-12-01&checkOut=2026-12-02')).toEqual([
      'none-at-all',
      undefined,
    ]);
  });

  test('none sleeps so many, or none is free; then also until when rooms are sold', async () => {
    await fill(searchExampleRooms.slice(0, 2), buildAvailability('king', SAMPLE_TODAY, 30));
    expect(await why('&guests=9')).toEqual(['none-for-criteria', undefined]);
    expect(await why('&checkIn=2027-12-01&checkOut=2027-12-02')).toEqual([
      'none-for-dates',
      addDays(SAMPLE_TODAY, 29),
    ]);
  });

  test('none is free: the nearest dates on which a room that sleeps so many is', async () => {
    await fill(searchExampleRooms.slice(0, 2), [
      ...buildAvailability('king', SAMPLE_TODAY, 8),
      ...buildAvailability('suite', addDays(SAMPLE_TODAY, 4), 1),
    ]);
    const dates = { checkIn: addDays(SAMPLE_TODAY, 10), checkOut: addDays(SAMPLE_TODAY, 11) };
    const near = async (query: Record<string, string>) =>
      (await ask({ active: 'true', ...dates, ...query })).nearestStays?.map((stay) => stay.checkIn);
    expect(await near({})).toEqual([7, 6, 5].map((days) => addDays(SAMPLE_TODAY, days)));
    expect(await near({ guests: '3' })).toEqual([addDays(SAMPLE_TODAY, 4)]);
    expect(await near({ guests: '9' })).toEqual([]);
  });

  test('a list that is not empty says neither', async () => {
    const reply = await ask({ active: 'true' });
    expect(reply).not.toHaveProperty('emptyReason');
    expect(reply).not.toHaveProperty('openUntil');
    expect(reply).not.toHaveProperty('nearestStays');
  });
});
