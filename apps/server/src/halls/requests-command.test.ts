import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runHotel } from '../testing/run-hotel.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { insertHall } from './halls.fixtures.js';
import { hallRequestEvents } from './tables.js';

let server: TestServer;
let id: string;

beforeEach(async () => {
  server = await createTestServer();
  await insertHall(server.services.db);
  const body = hallBooking(buildHall(), buildHallRequest(), server.services.now());
  id = (await (await sendJson(server, '/api/bookings', { body })).json()).data._id;
});
afterEach(() => server.close());

const run = (...words: string[]) => runHotel(server, 'requests', ...words);
const closeIt = () => run('close', id, '--note', 'Offer sent', '--by', 'Amal');

test('requests lists the open ones with their ids; --all lists every one', async () => {
  expect(await run()).toContain(`${id}  `);
  await closeIt();
  expect(await run()).toBe('No request for a meeting hall is open.\n');
  expect(await run('--all')).toContain(`${id}  `);
  expect(JSON.parse(await run('--all', '--json'))).toMatchObject([{ request: id }]);
});

test('requests close notes who, when and what, once', async () => {
  const both = await Promise.allSettled([closeIt(), closeIt()]);
  expect(both.toSorted((a, b) => a.status.localeCompare(b.status))).toMatchObject([
    { status: 'fulfilled', value: `Closed: ${id}, noted by Amal.\n` },
    { status: 'rejected', reason: { message: `${id} is closed already.` } },
  ]);
  const { db, now } = server.services;
  const noted = await db
    .select()
    .from(hallRequestEvents)
    .where(eq(hallRequestEvents.what, 'closed'));
  expect(noted).toMatchObject([{ requestId: id, origin: 'Amal', note: 'Offer sent', at: now() }]);
});

test.each(['DELETE FROM hall_request_events', "UPDATE hall_request_events SET note = ''"])(
  'what is noted of a request is never changed: %s',
  async (change) => {
    await expect(server.services.db.$client.query(change)).rejects.toThrow(
      'rows of hall_request_events are added, never changed',
    );
  },
);

test.each([
  [['close'], 'Give the request: requests close ID'],
  [['close', 'REQ-1'], 'There is no request REQ-1.'],
  [['close', 'REQ-1', 'REQ-2'], /^It is used as: pnpm hotel requests /],
])('requests %o is refused with a sentence', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message);
});
