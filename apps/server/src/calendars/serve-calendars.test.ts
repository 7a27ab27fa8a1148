import { addDays } from '@vestibule/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { staysCalendar } from './calendars.fixtures.js';
import { readCalendars } from './read-calendars.js';
import { calendars } from './tables.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let room = 'room-0';
let rooms = 0;

beforeAll(async () => {
  server = await createPaymentsServer();
});

beforeEach(async () => {
  rooms += 1;
  room = `room-${rooms}`;
  await addRoom(server.services, { id: room, units: 2 });
  await server.services.db.delete(calendars);
});

afterAll(() => server.close());

const link = async (name = 'portal', ...words: string[]) =>
  (await runHotel(server, 'ical', 'link', room, name, ...words)).trim();
const book = async (details: object, total: number) =>
  await (await bookingGuest(server)).book(roomBooking(details, room), total);

/** First and last day of each event. */
async function runs(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)].map(
    ([, from, to]) => `${from}-${to}`,
  );
}

describe('GET /ical/{token}.ics', () => {
  test('has an event for each run of nights without a free unit, and no guest [G3.3]', async () => {
    const url = await link();
    expect(await runs(url)).toEqual([]);
    await book({}, 300);
    expect(await runs(url)).toEqual([]);
    await book({ checkInDate: '2026-12-02' }, 150);
    await runHotel(server, 'close-nights', room, '2026-12-24', '2026-12-26');
    expect(await runs(url)).toEqual(['20261202-20261203', '20261224-20261227']);
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('SUMMARY:Not available\r\n');
    expect(text).not.toMatch(/Layla|Haddad|BK-|@example/);
  });

  test('leaves out what the calendar of this name blocks itself, and no other [G3.3]', async () => {
    const address = 'https://portal.example/';
    await runHotel(server, 'ical', 'add', room, 'portal', address);
    const stays = [
      { from: '2026-12-01', to: '2026-12-03' },
      { from: '2026-12-02', to: '2026-12-03' },
    ];
    const fetchCalendar = async () => staysCalendar(...stays);
    await readCalendars({ ...server.services, fetchCalendar });
    expect(await runs(await link('portal'))).toEqual([]);
    expect(await runs(await link('other'))).toEqual(['20261202-20261203']);
  });

  test('is answered with 304 until a night changes [G3.3]', async () => {
    const url = await link();
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const again = () => fetch(url, { headers: { 'if-none-match': etag } });
    expect(etag).not.toBe('');
    expect((await again()).status).toBe(304);
    await runHotel(server, 'close-nights', room, '2026-12-24', '2026-12-26');
    expect((await again()).status).toBe(200);
  });

  test('has no past, and keeps one event the same while others come [G3.3]', async () => {
    const today = server.services.today();
    await runHotel(server, 'close-nights', room, addDays(today, -3), addDays(today, 1));
    const url = await link();
    const uids = async () => (await (await fetch(url)).text()).match(/UID:.+/g);
    const [first] = (await uids()) ?? [];
    expect(await runs(url)).toEqual(['20261120-20261122']);
    await runHotel(server, 'close-nights', room, '2026-12-24', '2026-12-26');
    expect(await uids()).toEqual([first, expect.stringMatching(/^UID:/)]);
  });

  test('is one for each room and name, the same until it is renewed [G3.3]', async () => {
    const url = await link();
    expect(url).toMatch(/^http:\/\/localhost:\d+\/ical\/[\w-]{43}\.ics$/);
    expect(await link()).toBe(url);
    expect(await link('other')).not.toBe(url);
    const renewed = await link('portal', '--renew');
    expect(renewed).not.toBe(url);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(renewed)).status).toBe(200);
    await runHotel(server, 'ical', 'remove', room, 'portal');
    expect((await fetch(renewed)).status).toBe(404);
  });

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics', ''])(
    '404: /ical/%s [G3.3]',
    async (file) => {
      await link();
      expect((await fetch(`${server.url}/ical/${file}`)).status).toBe(404);
    },
  );
});
