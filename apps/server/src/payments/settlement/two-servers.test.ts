import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '../../bookings/tables.js';
import type { DatabaseConnection } from '../../database/connect.js';
import { listOutbox } from '../../mail/outbox.js';
import { roomAvailability } from '../../rooms/tables.js';
import type { SignedMessage } from '../../sandbox/messages.js';
import { bookingGuest, choose, roomBooking } from '../../testing/booking-guest.js';
import { addRoom } from '../../testing/payments-server.js';
import { freePort } from '../../web/free-port.js';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { payments } from '../tables.js';
import { nowpaymentsSandboxKeys } from '../providers/nowpayments/config.js';
import { nowpaymentsMessage } from '../providers/nowpayments/sandbox-message.js';
import { thawaniMessage } from '../providers/thawani/sandbox-message.js';

const ROOM = 'the-only-room';
const ROUNDS = 3;
/** Twice as long as a queue takes to look for jobs. */
const QUIET_MS = 4000;

let database: DatabaseConnection;
let dataDir: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-two-'));
  const ports = [await freePort(), await freePort()];
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PAYMENTS: 'sandbox',
    PUBLIC_URL: `http://localhost:${ports[0]}`,
    RATE_LIMIT_FACTOR: '1000',
  };
  servers = await Promise.all(
    ports.map((port) => startServerProcess({ ...shared, PORT: String(port) })),
  );
}, 120_000);

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const now = () => new Date();
const today = () => hotelToday(now(), HOTEL_TIME_ZONE);

/** A guest of one of the servers. */
function guestOf({ url }: ServerProcess) {
  return bookingGuest({
    services: { db: database.db, now },
    fetch: (address, init) => fetch(new URL(address, url), init),
  });
}

async function send({ url }: ServerProcess, { url: address, body, headers }: SignedMessage) {
  const target = new URL(new URL(address).pathname, url);
  const response = await fetch(target, { method: 'POST', body, headers });
  expect(response.status).toBe(200);
}

/** The signed message of either provider about what the guest chose. */
async function messageAbout(server: ServerProcess, hostedUrl: string, back: URL) {
  const id = back.searchParams.get('NP_id');
  if (id === null) {
    const session_id = new URL(hostedUrl).pathname.split('/').at(-1);
    const event = { event_type: 'checkout.completed', data: { session_id } };
    return thawaniMessage({ config: { publicUrl: server.url }, now }, event, false);
  }
  const payment = await fetch(`${server.url}/sandbox/nowpayments/v1/payment/${id}`, {
    headers: { 'x-api-key': nowpaymentsSandboxKeys.apiKey },
  });
  const url = `${server.url}/api/payments/nowpayments/ipn`;
  return nowpaymentsMessage(url, (await payment.json()) as object, false);
}

test.each(['usdt', 'visa'] as const)(
  '%s: webhooks, reconcilers and return pages of two servers meet: one delivery, one mail, one booking',
  async (method) => {
    const [server] = servers as [ServerProcess];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = `${ROOM}-${method}-${round}`;
      await addRoom({ db: database.db, today }, { id });
      const guest = await guestOf(server);
      const stay = { checkInDate: addDays(today(), 20), checkOutDate: addDays(today(), 22) };
      const ordered = roomBooking(stay, id);
      const booked = await (method === 'usdt' ? guest.book(ordered) : guest.bookByCard(ordered));
      const { paymentId, bookingId } = booked;
      const hostedUrl = booked.invoice_url ?? booked.checkoutUrl ?? '';
      const back = await choose(hostedUrl, 'pay', { behaviour: 'never' });
      const message = await messageAbout(server, hostedUrl, back);
      const providerPaymentId = back.searchParams.get('NP_id') ?? undefined;
      await database.db
        .update(payments)
        .set({ nextCheckAt: new Date(0), providerPaymentId })
        .where(eq(payments.id, paymentId));

      await Promise.all(
        servers.flatMap((one) => [
          send(one, message),
          send(one, message),
          one.reconcile(),
          fetch(`${one.url}/api/payments/${paymentId}/check`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${guest.token}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify({ providerPaymentId }),
          }),
        ]),
      );

      const record = await guest.payment(paymentId);
      expect(record).toMatchObject({ status: 'paid', bookingStatus: 'confirmed' });
      expect(record.refundDue).toBeUndefined();
      const booking = await database.db.select().from(bookings).where(eq(bookings.serviceId, id));
      expect(booking).toMatchObject([{ id: bookingId, paidBy: paymentId, status: 'confirmed' }]);
      const nights = await database.db
        .select()
        .from(roomAvailability)
        .where(eq(roomAvailability.roomId, id));
      expect(nights.filter(({ available }) => available === 0)).toHaveLength(2);
      expect(nights.every(({ available }) => available >= 0)).toBe(true);
      const mails = async () =>
        (await listOutbox({ dataDir }, 100)).filter(({ to }) => to === guest.user.email);
      await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
      if (round === ROUNDS - 1) await pause(QUIET_MS);
      expect((await mails()).map(({ subject }) => subject)).toEqual([
        'Your booking is confirmed: Sea View King',
      ]);
    }
  },
  120_000,
);
