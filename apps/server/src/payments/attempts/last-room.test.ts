import { HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../app.js';
import { bookings } from '../../bookings/tables.js';
import { connect, type DatabaseConnection } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { bookingGuest, freeUnits } from '../../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../../testing/payments-server.js';
import { expireHolds } from '../jobs/expire-holds.js';
import { askProvider } from '../settlement/ask-provider.js';
import { reconcilePayments } from '../../testing/reconcile-payments.js';
import { settle } from '../settlement/settle.js';
import { findPayment } from '../store.js';
import { paymentEvents } from '../tables.js';
import { choose } from '../../testing/booking-guest.js';

const REQUESTS = 200;
const UNITS = 5;

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let second: DatabaseConnection;
/** Another server on the same database: its own pool, its own memory. */
let other: { fetch: typeof server.fetch; services: Services };

beforeEach(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services, { units: UNITS });
  const { rows } = await server.services.db.$client.query('SELECT current_database() AS name');
  const url = new URL(server.services.db.$client.options.connectionString ?? '');
  url.pathname = `/${rows[0].name}`;
  second = connect(url.href);
  const services = {
    ...server.services,
    db: second.db,
    today: () => hotelToday(server.services.now(), HOTEL_TIME_ZONE),
  };
  const api = createApi(services);
  other = { fetch: async (path, init) => await api.request(path, init), services };
});

afterEach(async () => {
  await second.close();
  await server.close();
});

describe('the last room', () => {
  test(
    `${REQUESTS} guests at two servers: ${UNITS} of ${UNITS} are sold, the others are told [R6]`,
    { timeout: 60_000 },
    async () => {
      const guests = await Promise.all(
        Array.from({ length: REQUESTS }, (_, index) =>
          bookingGuest(index % 2 ? server : { ...server, fetch: other.fetch }),
        ),
      );
      const replies = await Promise.all(guests.map((guest) => guest.createInvoice()));
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(UNITS);
      expect(statuses.filter((status) => status === 409)).toHaveLength(REQUESTS - UNITS);
      expect(await freeUnits(server)).toEqual([0, 0]);
      expect(await server.services.db.$count(bookings)).toBe(UNITS);
    },
  );

  test('one guest who presses twenty times books once', async () => {
    const guest = await bookingGuest(server);
    const replies = await Promise.all(Array.from({ length: 20 }, () => guest.createInvoice()));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(await server.services.db.$count(bookings)).toBe(1);
    expect(await freeUnits(server)).toEqual([UNITS - 1, UNITS - 1]);
  });

  test('webhook, return page, reconciler and expiry at once on two servers: delivered once', async () => {
    const guest = await bookingGuest(server);
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'twice' });
    const found = await findPayment(server.services.db, paymentId);
    expect(found).toBeDefined();
    server.setNow(new Date('2026-11-20T08:31:00Z'));
    await Promise.all(
      [server.services, other.services].flatMap((services) => [
        askProvider(services, found!, 'webhook'),
        askProvider(services, found!, 'return'),
        reconcilePayments(services),
        expireHolds(services),
      ]),
    );
    expect(await guest.until(paymentId, 'paid')).toMatchObject({ bookingStatus: 'confirmed' });
    expect(await freeUnits(server)).toEqual([UNITS - 1, UNITS - 1]);
    const events = await server.services.db.select().from(paymentEvents);
    expect(events.filter(({ progress }) => progress === 'paid')).toHaveLength(1);
    expect(server.jobs.enqueued).toEqual([
      { name: 'payments.send-confirmation', data: { paymentId, mailbox: 0 } },
    ]);
  });

  test('cancelled and expired at once by two servers: freed once', async () => {
    const guest = await bookingGuest(server);
    const { paymentId } = await guest.book();
    server.setNow(new Date('2026-11-20T09:31:00Z'));
    const cancelled = { event: { progress: 'cancelled' as const }, raw: null };
    await Promise.all(
      [server.services, other.services].flatMap((services) => [
        expireHolds(services),
        settle(services, paymentId, 'webhook', cancelled),
      ]),
    );
    expect(await freeUnits(server)).toEqual([UNITS, UNITS]);
  });
});
