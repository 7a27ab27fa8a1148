import { randomUUID } from 'node:crypto';
import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '../bookings/tables.js';
import { insertHall } from '../halls/halls.fixtures.js';
import { subscribers } from '../newsletter/tables.js';
import { payments } from '../payments/tables.js';
import { bookingGuest } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { sendJson } from '../testing/send-json.js';
import { saveWords } from '../translations/store.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;

beforeAll(async () => {
  server = await createPaymentsServer();
  const { db, now } = server.services;
  await addRoom(server.services);
  await (await bookingGuest(server)).book();
  await db.update(bookings).set({ guestName: '=1+1\u001b[2J', guestPhone: '+968, 1' });
  await db.update(payments).set({ refundDueCents: 1250, flagged: true });
  await insertHall(db);
  await saveWords(db, 'halls', 'ar', { majlis: { name: 'المجلس' } });
  const body = hallBooking(buildHall(), buildHallRequest(), now());
  await sendJson(server, '/api/bookings', { body });
  await db.insert(subscribers).values({
    email: '@sum@example.com',
    id: randomUUID(),
    emailKey: '@sum@example.com',
    askedAt: now(),
    confirmedAt: now(),
  });
});

afterAll(() => server.close());

const run = (...words: string[]) => runHotel(server, ...words);
const json = async (...words: string[]) => JSON.parse(await run(...words, '--json'));

const firstOf: [string[], object][] = [
  [['bookings'], { total: 300, when: '2026-12-01', what: 'Sea View King', phone: '+968, 1' }],
  [['refunds'], { amount: 12.5, provider: 'NowPayments' }],
  [['refunds', 'doubts'], { amount: 300, created: '2026-11-20' }],
  [['requests'], { hall: 'The Majlis', date: '2026-12-04', people: 24 }],
  [
    ['translations'],
    { language: 'ar', kind: 'rooms', id: 'sea-view-king', reason: 'not translated' },
  ],
  [['subscribers'], { email: '@sum@example.com', confirmed: '2026-11-20T08:00:00.000Z' }],
];

describe('each list, for a program [G2.7]', () => {
  test.each(firstOf)('%o as JSON', async (words, row) => {
    expect(await json(...words)).toEqual([expect.objectContaining(row)]);
  });

  test.each(firstOf)('%o as CSV: the same, a row a record', async (words, row) => {
    const lines = (await run(...words, '--csv')).split('\r\n');
    const [names, cells, ...others] = lines.map((line) => line.slice(1, -1).split('","'));
    expect(others).toEqual([['']]);
    expect(names).toEqual(Object.keys((await json(...words))[0]));
    const texts = Object.values(row).map((value) => String(value).replace(/^([+@])/, "'$1"));
    expect(cells).toEqual(expect.arrayContaining(texts));
  });
});

test('CSV ends its lines as RFC 4180 says, and no cell of it is a formula [G2.7]', async () => {
  const csv = await run('bookings', '--csv');
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(csv).toMatch(/"'=1\+1\[2J","[^"]+@[^"]+","'\+968, 1"\r\n$/);
});

test('an empty list is an empty array, or a line of names [G2.7]', async () => {
  expect(await run('bookings', 'paid', '--json')).toBe('[]\n');
  expect(await run('bookings', 'paid', '--csv')).toMatch(/^"booking",.*"phone"\r\n$/);
});

test.each([
  [['bookings', '--json', '--csv'], 'Choose one of --json and --csv.'],
  [['bookings', '--xml'], 'It is used as: pnpm hotel bookings [status] [--json | --csv]'],
  [['bookings', 'paid', 'twice'], 'It is used as: pnpm hotel bookings [status] [--json | --csv]'],
  [['requests', 'all'], 'It is used as: pnpm hotel requests [--json | --csv]'],
  [['refunds', 'close', 'PAY-1', '--note'], /^It is used as: pnpm hotel refunds /],
])('%o is refused with a sentence, and lists nothing [G2.7]', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message);
});
