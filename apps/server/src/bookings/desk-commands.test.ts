import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingGuest, choose, freeUnits } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { bookingsCommand } from './bookings-command.js';
import { closeNightsCommand } from './close-nights-command.js';
import type { Command } from '../cli/command.js';
import { refundsCommand } from './refunds-command.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;

beforeEach(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services);
});

afterEach(() => server.close());

async function run(command: Command, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await command.run({ services: server.services, args, print: (line) => lines.push(line) });
  return lines.join('\n');
}

test('bookings: the latest, and those of one status', async () => {
  const guest = await bookingGuest(server);
  const { bookingId } = await guest.book();
  expect(await run(bookingsCommand)).toContain(bookingId);
  expect(await run(bookingsCommand, 'confirmed')).toBe('There are no bookings.');
  await expect(run(bookingsCommand, 'sold')).rejects.toThrow(/The status is one of pending/);
});

test('refunds: what is owed, by payment', async () => {
  expect(await run(refundsCommand)).toBe('Nothing is owed.');
  const guest = await bookingGuest(server);
  const { paymentId, invoice_url } = await guest.book();
  await guest.ask(paymentId, '/cancel');
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  expect(await run(refundsCommand)).toMatch(new RegExp(`${paymentId}.*\\$300\\.00.*NowPayments`));
});

test('close-nights: nothing of them can be taken any more', async () => {
  await run(closeNightsCommand, 'sea-view-king', '2026-12-02', '2026-12-02');
  expect(await freeUnits(server)).toEqual([1, 0]);
  const guest = await bookingGuest(server);
  expect((await guest.createInvoice()).status).toBe(409);
  await expect(run(closeNightsCommand, 'no-room', '2026-12-02', '2026-12-02')).rejects.toThrow(
    'No nights of no-room are for sale on these days.',
  );
  await expect(run(closeNightsCommand, 'sea-view-king', 'now', 'then')).rejects.toThrow(/YYYY/);
});
