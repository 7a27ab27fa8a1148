import type { PaymentEvent, PaymentProgress } from '@vestibule/domain/payments';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingGuest, freeUnits } from '../../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../../testing/payments-server.js';
import { settle } from './settle.js';
import { findPayment } from '../store.js';

const AMOUNT = 30_000;
const UNITS = 10_000;
const RUNS = 25;

let server: Awaited<ReturnType<typeof createPaymentsServer>>;

beforeAll(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services, { units: UNITS });
});

afterAll(() => server.close());

const plain = { noNullPrototype: true };
const event: fc.Arbitrary<PaymentEvent> = fc.record(
  {
    progress: fc.constantFrom<PaymentProgress[]>(
      'open',
      'waiting',
      'paid',
      'failed',
      'cancelled',
      'expired',
      'refunded',
    ),
    deposit: fc.option(
      fc.record(
        {
          id: fc.constantFrom('one', 'two'),
          cents: fc.constantFrom(1, AMOUNT / 2, AMOUNT, AMOUNT + 100),
          counts: fc.boolean(),
          refunded: fc.boolean(),
        },
        plain,
      ),
      { nil: undefined },
    ),
  },
  plain,
);
const shuffled = fc
  .array(event, { minLength: 1, maxLength: 5 })
  .chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  );

type Told = [PaymentEvent[], PaymentEvent[]];
const one = { id: 'one', cents: AMOUNT };
const inBothOrders = (...events: PaymentEvent[]): [Told] => [[events, events.toReversed()]];
/** A provider that takes its word about a deposit back, after it was delivered on or before. */
const examples = [
  inBothOrders(
    { progress: 'paid', deposit: { ...one, counts: true } },
    { progress: 'paid', deposit: { ...one, counts: false } },
  ),
  inBothOrders(
    { progress: 'paid' },
    { progress: 'open', deposit: { ...one, cents: AMOUNT + 100, counts: true } },
    { progress: 'open', deposit: { ...one, cents: 1, counts: false } },
  ),
  // Sent back while the provider still calls the payment open.
  inBothOrders(
    { progress: 'paid' },
    { progress: 'open', deposit: { ...one, counts: true } },
    { progress: 'open', deposit: { ...one, cents: 1, counts: false, refunded: true } },
  ),
  // Refunded and paid again under another number.
  inBothOrders(
    { progress: 'paid', deposit: { ...one, counts: true } },
    { progress: 'refunded', deposit: { ...one, counts: true } },
    { progress: 'paid', deposit: { ...one, id: 'two', counts: true } },
  ),
];

/** Books a room, settles all events in turn, and returns how the payment ended and how many rooms it took. */
async function settleAll(events: readonly PaymentEvent[]) {
  const [before = 0] = await freeUnits(server);
  const guest = await bookingGuest(server);
  const { paymentId } = await guest.book();
  for (const told of events) {
    await settle(server.services, paymentId, 'webhook', { event: told, raw: null });
  }
  const { status, bookingStatus, refundDue, refunded, missing } = await guest.payment(paymentId);
  const [after = 0] = await freeUnits(server);
  return {
    paymentId,
    end: { status, bookingStatus, refundDue, refunded, missing, taken: before - after },
  };
}

test('whatever a provider tells, in any order, ends in the same booking, money and rooms', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async ([list, other]) => {
      const one = await settleAll(list);
      const two = await settleAll(other);
      expect(two.end).toEqual(one.end);
      const kept = ['confirmed', 'pending', 'waiting'].includes(one.end.bookingStatus ?? '');
      expect(one.end.taken).toBe(Number(kept));
    }),
    { numRuns: RUNS, examples },
  );
}, 60_000);

test('and every cent that came is applied, awaited, owed or sent back', async () => {
  await fc.assert(
    fc.asyncProperty(shuffled, async ([list]) => {
      const { paymentId, end } = await settleAll(list);
      const payment = (await findPayment(server.services.db, paymentId))?.payment;
      const received = payment?.receivedCents ?? 0;
      const owed = payment?.refundDueCents ?? 0;
      const returned = (end.refunded ?? 0) * 100;
      const open = end.status === 'pending' || end.status === 'waiting';
      const applied = end.bookingStatus === 'confirmed' ? AMOUNT : 0;
      expect(applied + (open ? received - returned : 0) + owed + returned).toBe(received);
    }),
    { numRuns: RUNS, examples },
  );
}, 60_000);
