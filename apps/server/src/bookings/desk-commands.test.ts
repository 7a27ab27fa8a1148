import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingGuest, choose, freeUnits } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { bookingsCommand } from './bookings-command.js';
import { closeNightsCommand } from './nights-commands.js';
import type { Command } from '../cli/command.js';
import { runCommand } from '../cli/run-command.js';
import { expireHolds } from '../payments/jobs/expire-holds.js';
import { refundsCommand } from './refunds-command.js';
import { paymentEvents } from '../payments/tables.js';
import { bookings } from './tables.js';

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

test('bookings: what a terminal would obey is not printed, nor a line that a name brings', async () => {
  await (await bookingGuest(server)).book();
  const guestName = 'Amal\u001b[2J\nPAY-1  confirmed';
  await server.services.db.update(bookings).set({ guestName });
  const lines: string[] = [];
  const open = async () => ({ services: server.services, close: async () => {} });
  await runCommand([bookingsCommand], ['bookings'], open, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining('(Amal[2J PAY-1  confirmed, guest-')]);
});

test('refunds: what is owed, by payment [R34]', async () => {
  expect(await run(refundsCommand)).toBe('Nothing is owed.');
  const guest = await bookingGuest(server);
  const { paymentId, invoice_url } = await guest.book();
  await guest.ask(paymentId, '/cancel');
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  expect(await run(refundsCommand)).toMatch(new RegExp(`${paymentId}.*\\$300\\.00.*NowPayments`));
});

test('refunds close: sent back is noted with who, when and why, and no longer owed [R34]', async () => {
  const guest = await bookingGuest(server);
  const { paymentId, invoice_url } = await guest.book();
  await guest.ask(paymentId, '/cancel');
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  const close = () =>
    run(
      refundsCommand,
      'close',
      paymentId,
      '--amount',
      '300.00',
      '--note',
      'Sent from the wallet',
      '--by',
      'Amal',
    );
  expect(await close()).toBe(`Closed: $300.00 of ${paymentId} sent back, noted by Amal.`);
  expect(await run(refundsCommand)).toBe('Nothing is owed.');
  expect(await guest.payment(paymentId)).toMatchObject({
    status: 'cancelled',
    bookingStatus: 'cancelled',
    refunded: 300,
  });
  const events = await server.services.db.select().from(paymentEvents);
  expect(events.at(-1)).toMatchObject({
    source: 'hotel',
    progress: 'returned',
    returned: { cents: 30_000 },
    raw: { by: 'Amal', note: 'Sent from the wallet' },
    at: server.services.now(),
  });
  await expect(close()).rejects.toThrow(`Nothing is owed for ${paymentId}.`);
});

test('refunds close: money that came after the desk had looked stays owed', async () => {
  const guest = await bookingGuest(server);
  const { paymentId, invoice_url } = await guest.book();
  await guest.ask(paymentId, '/cancel');
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  const close = (amount: string) =>
    run(refundsCommand, 'close', paymentId, '--amount', amount, '--note', 'Sent');
  await expect(close('50.00')).rejects.toThrow(
    `$300.00 is owed for ${paymentId}, not $50.00: nothing was closed.`,
  );
  expect(await guest.payment(paymentId)).toMatchObject({ refundDue: 300 });
});

test('refunds close: the other payment of a booking leaves it confirmed', async () => {
  const guest = await bookingGuest(server);
  const usdt = await guest.book();
  const card = await guest.bookByCard();
  await choose(usdt.invoice_url, 'pay');
  await guest.until(usdt.paymentId, 'paid');
  await choose(card.checkoutUrl, 'pay');
  await guest.until(card.paymentId, 'paid');
  await run(refundsCommand, 'close', card.paymentId, '--amount', '300', '--note', 'Paid twice');
  expect(await guest.payment(card.paymentId)).toMatchObject({
    status: 'cancelled',
    bookingStatus: 'confirmed',
    refunded: 300,
  });
  expect(await guest.payment(usdt.paymentId)).toMatchObject({ status: 'paid' });
  expect(await freeUnits(server)).toEqual([0, 0]);
});

test('refunds doubts: what needs a look, apart from what is owed, until it is dismissed [R35]', async () => {
  expect(await run(refundsCommand, 'doubts')).toBe('Nothing is in doubt.');
  const guest = await bookingGuest(server);
  const { paymentId } = await guest.book();
  server.setNow(new Date('2026-11-20T08:31:00Z'));
  await expireHolds(server.services);
  expect(await run(refundsCommand)).toBe(
    'Nothing is owed.\nIn doubt: 1. See pnpm hotel refunds doubts.',
  );
  expect(await run(refundsCommand, 'doubts')).toMatch(
    new RegExp(`^${paymentId}.*\\$300\\.00.*look at NowPayments for`),
  );
  const dismiss = () =>
    run(refundsCommand, 'dismiss', paymentId, '--note', 'Never paid', '--by', 'Amal');
  expect(await dismiss()).toBe(`Dismissed: ${paymentId}, noted by Amal.`);
  expect(await run(refundsCommand)).toBe('Nothing is owed.');
  expect(await run(refundsCommand, 'doubts')).toBe('Nothing is in doubt.');
  expect(await guest.payment(paymentId)).toMatchObject({ status: 'expired' });
  const events = await server.services.db.select().from(paymentEvents);
  expect(events.at(-1)).toMatchObject({
    source: 'hotel',
    progress: 'checked',
    raw: { by: 'Amal', note: 'Never paid' },
  });
  await expect(dismiss()).rejects.toThrow(`Nothing is in doubt about ${paymentId}.`);
});

test.each([
  [['close'], /Give the payment and a note/],
  [['close', 'PAY-1'], /Give the payment and a note/],
  [['close', 'PAY-1', '--note', ' '], /Give the payment and a note/],
  [['close', 'PAY-1', '--note', 'Sent'], /Give what was sent back, in dollars/],
  [['close', 'PAY-1', '--amount', '5O', '--note', 'Sent'], /Give what was sent back, in dollars/],
  [['close', 'PAY-1', '--amount', '50', '--note', 'Sent'], 'There is no payment PAY-1.'],
  [['dismiss', 'PAY-1'], /Give the payment and a note: refunds dismiss/],
  [['dismiss', 'PAY-1', '--note', 'Empty'], 'There is no payment PAY-1.'],
  [['open'], 'Refunds can be listed or closed, doubts listed or dismissed; open is none of these.'],
])('refunds %o is refused', async (words, message) => {
  await expect(run(refundsCommand, ...words)).rejects.toThrow(message);
});

test('close-nights: a hold that is released does not sell a closed night again', async () => {
  const guest = await bookingGuest(server);
  const { paymentId } = await guest.book();
  await run(closeNightsCommand, 'sea-view-king', '2026-12-02', '2026-12-02');
  expect((await guest.ask(paymentId, '/cancel')).status).toBe(200);
  expect(await freeUnits(server)).toEqual([1, 0]);
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
