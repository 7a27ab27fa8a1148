import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCommands } from '../cli/all-commands.js';
import { callEndpoint, createClient, endpointNames } from '../client/endpoint-calls.js';
import { allJobs } from '../jobs/all-jobs.js';
import { countHeldBookings, countDoubts } from '../metrics/store.js';
import { nowpaymentsSandboxKeys } from '../payments/providers/nowpayments/config.js';
import { signNowpayments } from '../payments/providers/nowpayments/signature.js';
import { settle } from '../payments/settlement/settle.js';
import { bookingGuest, choose } from '../testing/booking-guest.js';
import { growingTables } from '../testing/growing-tables.js';
import { statementsOf, wholeReadsOf, withPlanner, type Statement } from '../testing/query-plans.js';
import { runHotel } from '../testing/run-hotel.js';
import { sendJson } from '../testing/send-json.js';
import { stayFor300 } from '../statuses/samples.js';
import { createWorld, PASSWORD, type World } from '../statuses/world.js';

/** What reads a table that grows from end to end because that is what it is asked for. */
const meant: Record<string, string> = {
  'where "subscribers"."confirmed_at" is not null':
    'the desk sends its newsletter to the whole list',
  'where not exists (select "id" from "hall_request_events"':
    'the desk reads open requests from the newest back, past those it has closed: once a morning and when it asks (decision 065)',
};

/** Commands that copy, set up or sign out the whole hotel, or ask a person first. */
const wholeHotel = ['admin', 'backup', 'check', 'export', 'import', 'init', 'restore', 'sign-out'];

/** How each of the desk's other commands is called, as often as it asks differently. */
const deskCalls = (payment: string, booking: string, request: string): string[][] => [
  ['arrivals', '2026-12-01'],
  ['bookings'],
  ['bookings', 'paid'],
  ['booking', booking],
  ['close-nights', 'harbour-room', '2026-12-20', '2026-12-22'],
  ['open-nights', 'harbour-room', '2026-12-20', '2026-12-22'],
  ['departures', '2026-12-03'],
  ['ical', 'link', 'harbour-room', 'portal'],
  ['ical', 'list'],
  ['ical', 'conflicts'],
  ['ical', 'remove', 'harbour-room', 'portal'],
  ['maintenance', 'off'],
  ['refunds'],
  ['refunds', 'close', payment, '--amount', '300.00', '--note', 'Sent'],
  ['refunds', 'doubts'],
  ['requests'],
  ['requests', '--all'],
  ['requests', 'close', request],
  ['settings', 'get'],
  ['settings', 'set', 'booking.checkInTime', '15:00'],
  ['subscribers'],
  ['test-mail', 'desk@hotel.example'],
  ['translations'],
];

let world: World;
let folder: string;
let statements: Statement[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-plans-'));
  world = await createWorld();
  const config = { ...world.server.services.config, dataDir: folder };
  const services = { ...world.server.services, config };
  statements = await statementsOf(services.db, async () => {
    const client = createClient(world, () => {});
    for (const name of endpointNames) await callEndpoint(name, client);
    const { payment, booking } = await payTooMuch();
    for (const command of deskCalls(payment, booking, await requestId())) {
      await runHotel({ services }, ...command);
    }
    await countHeldBookings(services.db);
    await countDoubts(services.db);
    await askForAnotherAddress();
    for (const job of allJobs) {
      const order = world.server.jobs.enqueued.find(({ name }) => name === job.name);
      if (!order && !job.cron) throw new Error(`Nothing has enqueued ${job.name}.`);
      await job.run(services, order?.data ?? {}, 'a-job');
    }
  });
}, 120_000);

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** A booking that is paid on one of its two pages, told of by its message, and paid once more. */
async function payTooMuch() {
  const guest = await bookingGuest(world.server);
  await guest.bookByCard(stayFor300());
  const { paymentId, bookingId, invoice_url } = await guest.book(stayFor300());
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  const body = { payment_id: 4711, invoice_id: 1, payment_status: 'finished', order_id: paymentId };
  await world.server.fetch('/api/payments/nowpayments/ipn', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-nowpayments-sig': signNowpayments(body, nowpaymentsSandboxKeys.ipnSecret) },
  });
  await settle(world.server.services, paymentId, 'webhook', {
    event: { progress: 'paid', deposit: { id: 'again', cents: 30_000, counts: true } },
    raw: null,
  });
  return { payment: paymentId, booking: bookingId };
}

async function askForAnotherAddress() {
  const { token, user } = await world.guest();
  const body = { fullName: user.fullName, email: 'moved@example.com', currentPassword: PASSWORD };
  await sendJson(world.server, '/api/basic-users/profile', { method: 'PUT', token, body });
}

async function requestId(): Promise<string> {
  const { rows } = await world.server.services.db.execute<{ id: string }>(
    sql`SELECT id FROM hall_requests LIMIT 1`,
  );
  return rows[0]?.id ?? '';
}

test('each command of the desk is called, or works on the whole hotel', () => {
  const called = new Set(deskCalls('', '', '').map(([name]) => name));
  const names = allCommands.map(({ name }) => name);
  expect(names.filter((name) => !called.has(name))).toEqual(wholeHotel);
});

test('the calls ask each table that grows', () => {
  const asked = [...growingTables].filter((table) =>
    statements.some(({ text }) => new RegExp(`\\b${table}\\b`).test(text)),
  );
  expect(asked).toEqual([...growingTables]);
});

test('no statement reads a table that grows from end to end', async () => {
  const found: Record<string, string[]> = {};
  await withPlanner(world.server.services.db, async (client, partialIndexes) => {
    for (const statement of statements) {
      const reads = await wholeReadsOf(client, statement, partialIndexes);
      const isMeant = Object.keys(meant).some((part) => statement.text.includes(part));
      if (reads.length > 0 && !isMeant) found[statement.text] = reads;
    }
  });
  expect(found).toEqual({});
});

test.each(Object.keys(meant))('%s is still asked', (part) => {
  expect(statements.some(({ text }) => text.includes(part))).toBe(true);
});

test.each([
  ['payments_user', 'payments'],
  ['payments_due', 'payments'],
  ['bookings_created', 'bookings'],
  ['holds_expiring', 'holds'],
  ['sessions_last_used', 'sessions'],
])('without the index %s a statement is found', async (index, table) => {
  const reads = await withPlanner(world.server.services.db, async (client, partialIndexes) => {
    await client.query('BEGIN');
    await client.query(`DROP INDEX ${index}`);
    const all: string[] = [];
    for (const statement of statements.filter(({ text }) => text.includes(table))) {
      all.push(...(await wholeReadsOf(client, statement, partialIndexes)));
    }
    return all;
  });
  expect(reads).toContainEqual(expect.stringContaining(` on ${table}: `));
});
