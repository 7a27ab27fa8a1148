import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskChanges } from '../desk/tables.js';
import { addRoom } from '../testing/payments-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { calendars } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await addRoom(server.services);
});

beforeEach(async () => void (await server.services.db.delete(calendars)));

afterAll(() => server.close());

const ROOM = 'sea-view-king';
const SECRET = 'https://hotel:pass@portal.example:8443/calendar.ics?s=abc';
const ical = (...words: string[]) => runHotel(server, 'ical', ...words);

test('add, link and remove keep who did it, and nothing shows the address [G3.1]', async () => {
  await ical('add', ROOM, 'booking.com', SECRET, '--by', 'Amal');
  const link = await ical('link', ROOM, 'booking.com', '--by', 'Salma');
  for (const form of [[], ['--json'], ['--csv']]) {
    const listed = await ical('list', ...form);
    expect(listed).toContain('portal.example:8443');
    expect(listed).not.toMatch(/abc|pass|calendar\.ics/);
    expect(listed).not.toContain(link.trim());
  }
  await ical('remove', ROOM, 'booking.com', '--by', 'Amal');
  expect(await ical('list')).toBe('No room has a calendar.\n');
  expect(await server.services.db.select().from(deskChanges)).toMatchObject([
    { what: 'ical add sea-view-king booking.com', by: 'Amal' },
    { what: 'ical link sea-view-king booking.com', by: 'Salma' },
    { what: 'ical remove sea-view-king booking.com', by: 'Amal' },
  ]);
});

test('add gives a calendar another address, and it keeps its link [G3.1]', async () => {
  const link = await ical('link', ROOM, 'portal');
  await ical('add', ROOM, 'portal', 'https://one.example/');
  await ical('add', ROOM, 'portal', 'https://two.example/');
  expect(await ical('list')).toBe(
    'sea-view-king  portal  from two.example  not read yet  has a link\n',
  );
  expect(await ical('link', ROOM, 'portal')).toBe(link);
});

test.each([
  [['add', 'no-room', 'portal', SECRET], 'There is no room no-room.'],
  [['link', 'no-room', 'portal'], 'There is no room no-room.'],
  [['add', ROOM, 'a\nb', SECRET], 'Give the room and a name'],
  [['add', ROOM, '', SECRET], 'Give the room and a name'],
  [['add', ROOM, 'a'.repeat(41), SECRET], 'Give the room and a name'],
  [['link', ROOM], 'Give the room and a name'],
  [['add', ROOM, 'portal'], 'This is no address.'],
  [['add', ROOM, 'portal', 'https://portal.example/\nDTSTART'], 'This is no address.'],
  [['add', ROOM, 'portal', 'portal.example'], 'This is no address.'],
  [['add', ROOM, 'portal', 'http://portal.example'], 'Its address must begin with https://.'],
  [['add', ROOM, 'portal', `https://portal.example/${'a'.repeat(2000)}`], 'too long'],
  [['add', ROOM, 'portal', SECRET, 'more'], 'It is used as: pnpm hotel ical add'],
  [['conflicts', '--all'], 'It is used as: pnpm hotel ical add'],
  [['dance'], 'It is used as: pnpm hotel ical add'],
  [[], 'It is used as: pnpm hotel ical add'],
])('%o is refused with a sentence, and changes nothing [G2.7]', async (words, message) => {
  const before = await server.services.db.$count(deskChanges);
  await expect(ical(...words)).rejects.toThrow(message);
  expect(await server.services.db.$count(calendars)).toBe(0);
  expect(await server.services.db.$count(deskChanges)).toBe(before);
});
