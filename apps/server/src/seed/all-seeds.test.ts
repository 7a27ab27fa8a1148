import { activeOnly } from '@vestibule/domain/spa';
import { upcomingEvents } from '@vestibule/domain/events';
import { availableHalls } from '@vestibule/domain/halls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { allSeeds } from './all-seeds.js';
import { seedWhenEmpty } from './seed.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await seedWhenEmpty(server.services.db, '2026-11-20', allSeeds);
});

afterAll(() => server.close());

async function dataOf(path: string) {
  const response = await server.fetch(path);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

describe('the demonstration hotel', () => {
  test('is seeded once', async () => {
    expect(await seedWhenEmpty(server.services.db, '2026-11-20', allSeeds)).toBe(false);
  });

  test('has 14 or more treatments, 5 categories and 6 specialists at work, one of each at rest', async () => {
    expect((await dataOf('/api/spa/services')).length).toBeGreaterThanOrEqual(14);
    const categories = await dataOf('/api/categories');
    const specialists = await dataOf('/api/specialists');
    expect(activeOnly(categories)).toHaveLength(5);
    expect(activeOnly(specialists)).toHaveLength(6);
    expect(categories).toHaveLength(6);
    expect(specialists).toHaveLength(7);
  });

  test('has events to come, one of them sold out, and some that the list leaves out', async () => {
    const events = await dataOf('/api/events');
    const upcoming = upcomingEvents(events);
    expect(upcoming.length).toBeGreaterThan(6);
    expect(upcoming.every((event) => event.date > '2026-11-20')).toBe(true);
    expect(upcoming.some((event) => event.currentAttendees === event.maxAttendees)).toBe(true);
    expect(events.length).toBeGreaterThan(upcoming.length);
  });

  test('has eight halls to ask for, and some that are not Available', async () => {
    const { halls } = await dataOf('/api/meeting-hall/halls');
    expect(availableHalls(halls)).toHaveLength(8);
    expect(halls.length).toBeGreaterThan(8);
  });
});
