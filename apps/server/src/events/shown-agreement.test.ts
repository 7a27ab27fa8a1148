import { addDays } from '@vestibule/domain/calendar';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { HotelEvent } from '@vestibule/domain/events';
import { shownEventExamples } from '@vestibule/domain/events/examples';
import { MAX_LISTED } from '@vestibule/domain/pagination';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { insertEvent } from './events.fixtures.js';
import { events } from './tables.js';

let server: TestServer;

/** A full list of shown events, further away than each example. */
beforeAll(async () => {
  server = await createTestServer();
  for (let number = 0; number < MAX_LISTED; number += 1)
    await insertEvent(server.services.db, {
      id: `far-${number}`,
      date: addDays(SAMPLE_TODAY, 100 + number),
    });
});
afterAll(() => server.close());

describe('the SQL of GET /events keeps the events that the domain’s rule shows [S7.events.1]', () => {
  test.each(shownEventExamples)('200: $name, kept is $shown', async ({ event, shown }) => {
    const { db, watch } = server.services;
    await insertEvent(db, { ...event, id: 'example' });
    await watch.refresh();
    try {
      const response = await server.fetch('/api/events');
      expect(response.status).toBe(200);
      const { data } = (await response.json()) as { data: HotelEvent[] };
      expect(data).toHaveLength(MAX_LISTED);
      expect(data.some(({ _id }) => _id === 'example')).toBe(shown);
    } finally {
      await db.delete(events).where(eq(events.id, 'example'));
    }
  });
});
