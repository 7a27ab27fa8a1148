import { activeDiscount, roomCapacity } from '@vestibule/domain/rooms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { findRooms } from '../rooms/search-store.js';
import { findAvailability } from '../rooms/store.js';
import { roomsSeed, seededRooms } from './rooms.js';
import { seedWhenEmpty } from './seed.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db, today } = server.services;
  await seedWhenEmpty(db, today(), [roomsSeed]);
});

afterAll(() => server.close());

const rooms = () => findRooms(server.services.db, {}, { limit: 100 });
const nights = () =>
  findAvailability(server.services.db, {
    roomIds: seededRooms.map(({ id }) => id),
    from: '2026-11-20',
    to: '2027-12-31',
    today: '2026-11-20',
  });

describe('the demonstration hotel’s rooms', () => {
  test('are twelve of four categories, for 2 to 10 guests', async () => {
    const list = await rooms();
    expect(list).toHaveLength(12);
    expect(new Set(list.map(({ category }) => category)).size).toBe(4);
    for (let guests = 1; guests <= 10; guests += 1) {
      expect(list.some((room) => roomCapacity(room) >= guests)).toBe(true);
    }
  });

  test('have discounts of both kinds, and some that must not show', async () => {
    const discounts = (await rooms()).flatMap(({ discount }) => discount ?? []);
    const shown = discounts.filter(activeDiscount).map(({ type }) => type);
    expect(new Set(shown)).toEqual(new Set(['percentage', 'fixed']));
    expect(discounts.some(({ active }) => !active)).toBe(true);
    expect(discounts.some(({ publishWebsite }) => !publishWebsite)).toBe(true);
  });

  test('say for how many each is and which bed it has; some leave their times to the settings', async () => {
    const list = await rooms();
    expect(list.filter(({ capacity, bedType }) => !capacity || !bedType)).toEqual([]);
    expect(list.some(({ checkInTime, checkOutTime }) => !checkInTime && !checkOutTime)).toBe(true);
  });

  test('are sold for 180 days from the day of seeding, some nights and one run of nights sold out', async () => {
    const entries = await nights();
    expect(entries).toHaveLength(12 * 180);
    expect(entries.at(-1)?.date).toBe('2027-05-18');
    const units = new Map(seededRooms.map((room) => [room.id, room.units]));
    for (const { available, serviceId } of entries) {
      expect(available).toBeLessThanOrEqual(units.get(serviceId) ?? 0);
    }
    const soldOut = entries.filter(({ available }) => available === 0);
    expect(soldOut.length).toBeGreaterThan(20);
    expect(soldOut.length).toBeLessThan(entries.length / 4);
    const corner = soldOut.filter(({ serviceId }) => serviceId === 'corner-king');
    const days = corner.map(({ date }) => date);
    expect(days).toEqual(
      expect.arrayContaining(['2026-12-02', '2026-12-03', '2026-12-09', '2026-12-10']),
    );
  });

  test('are free tonight and for the nights after, so that a first search finds something', async () => {
    const soon = (await nights()).filter(({ date }) => date <= '2026-11-22');
    expect(soon.filter(({ available }) => available > 0).length).toBeGreaterThan(24);
  });
});
