import { choiceExamples } from '@vestibule/domain/spa/examples';
import { spaMessages } from '@vestibule/domain/spa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expireHolds } from '../../payments/jobs/expire-holds.js';
import { storeSpa, storeTaken, storeTreatment } from '../../spa/spa.fixtures.js';
import { treatments } from '../../spa/tables.js';
import { bookingGuest, choose } from '../../testing/booking-guest.js';
import { createPaymentsServer } from '../../testing/payments-server.js';
import { spaBooking, takenTimes } from '../../testing/spa-booking.js';
import { bookings } from '../tables.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeEach(async () => {
  server = await createPaymentsServer();
  await storeSpa(server.services.db);
  guest = await bookingGuest(server);
});

afterEach(() => server.close());

describe('booking a treatment and paying for it (spec 7, Payments)', () => {
  test('200: the payload of spec 3 is in columns, from the hotel’s own record [S3.spa.2]', async () => {
    const response = await guest.createInvoice(spaBooking(), 90);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({ total: 90 });
    expect(await server.services.db.select().from(bookings)).toMatchObject([
      {
        type: 'spa',
        serviceId: 'hammam-ritual',
        serviceName: 'Hammam Ritual',
        guestName: 'Layla Haddad',
        guestPhone: '+96892123456',
        serviceDate: '2026-12-01',
        serviceTime: '12:00',
        duration: 60,
        specialist: 'Layla Haddad',
        category: 'Hammam',
        totalCents: 9000,
        status: 'pending',
      },
    ]);
    expect(await takenTimes(server)).toEqual(['12:00', '12:30']);
  });

  test('200: paid, confirmed, and described part by part', async () => {
    const { data } = await (await guest.createInvoice(spaBooking(), 90)).json();
    await choose(data.invoice_url, 'pay');
    expect(await guest.until(data.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'confirmed',
      booking: { type: 'spa', category: 'Hammam', serviceTime: '12:00', duration: 60 },
      orderDescription:
        'Spa Booking: Hammam Ritual | Guest: Layla Haddad | Date: 2026-12-01 | Time: 12:00 | Duration: 60 minutes | Specialist: Layla Haddad | Phone: +96892123456',
    });
    expect(await takenTimes(server)).toEqual(['12:00', '12:30']);
  });

  test('200: asked for again, the guest keeps the time and takes nothing more', async () => {
    const ask = async () => (await (await guest.createInvoice(spaBooking(), 90)).json()).data;
    const first = await ask();
    expect(await ask()).toMatchObject({ bookingId: first.bookingId });
  });

  test('200: the times on either side of a booking stay free', async () => {
    await guest.createInvoice(spaBooking(), 90);
    const other = await bookingGuest(server);
    const before = spaBooking({ serviceTime: '11:00' });
    const behind = spaBooking({ serviceTime: '13:00' });
    expect((await other.createInvoice(before, 90)).status).toBe(200);
    expect((await other.createInvoice(behind, 90)).status).toBe(200);
  });

  test('200: what was not paid in time is free for others', async () => {
    await guest.createInvoice(spaBooking(), 90);
    server.setNow(new Date('2026-11-20T08:31:00Z'));
    await expireHolds(server.services);
    expect(await takenTimes(server)).toEqual([]);
    const other = await bookingGuest(server);
    expect((await other.createInvoice(spaBooking(), 90)).status).toBe(200);
  });

  test.each(['fail', 'cancel'] as const)(
    '200: the time is free at once when the payment ends in %s',
    async (choice) => {
      const { data } = await (await guest.createInvoice(spaBooking(), 90)).json();
      await choose(data.invoice_url, choice);
      await expect.poll(() => takenTimes(server)).toEqual([]);
      const again = await guest.ask(data.paymentId, '/continue', {});
      expect((await again.json()).data).toMatchObject({ bookingId: data.bookingId });
      expect(await takenTimes(server)).toEqual(['12:00', '12:30']);
    },
  );

  test('404: an unknown treatment', async () => {
    const response = await guest.createInvoice(spaBooking({}, 'no-such-treatment'), 90);
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('spa.not-found');
  });

  test('409: another price than the hotel’s, and nothing is taken (ruling 4)', async () => {
    await server.services.db.update(treatments).set({ durations: [{ minutes: 60, price: 99.5 }] });
    const response = await guest.createInvoice(spaBooking(), 90);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'payments.price-changed',
      details: { total: 99.5 },
    });
    expect(await takenTimes(server)).toEqual([]);
  });

  test('409: a time that runs into another guest’s; the nearest free ones are offered', async () => {
    await storeTaken(server.services.db, 'specialist:layla', '2026-12-01', ['12:30']);
    const response = await guest.createInvoice(spaBooking(), 90);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'spa.slot-taken',
      message: 'That time has just been taken.',
      details: { freeSlots: ['11:30', '11:00', '13:00'] },
    });
    expect(await takenTimes(server)).toEqual(['12:30']);
  });

  test('409: another treatment of the same specialist at the same time', async () => {
    await storeTreatment(server.services.db, { _id: 'salt-scrub' });
    await guest.createInvoice(spaBooking(), 90);
    const other = await bookingGuest(server);
    const response = await other.createInvoice(spaBooking({}, 'salt-scrub'), 90);
    expect((await response.json()).code).toBe('spa.slot-taken');
  });

  test('409: a time of today that has passed at the hotel (ruling 24)', async () => {
    const morning = { serviceDate: '2026-11-20', serviceTime: '12:00' };
    const response = await guest.createInvoice(spaBooking(morning), 90);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'spa.slot-past',
      details: { freeSlots: ['12:30', '13:00', '13:30'] },
    });
    const soon = { ...morning, serviceTime: '12:30' };
    expect((await guest.createInvoice(spaBooking(soon), 90)).status).toBe(200);
  });

  const sendable = choiceExamples.filter(
    ({ choice: { minutes, date, time }, name }) =>
      minutes && date && time && name !== 'a day that is none',
  );
  test.each(sendable)('$name: as the card says it (spec 5, Spa)', async ({ choice, problem }) => {
    const { minutes, date, time } = choice;
    const details = { duration: minutes, serviceDate: date, serviceTime: time };
    const response = await guest.createInvoice(spaBooking(details), 125.5);
    // `today` in the examples is the test server's: half past ten has passed at noon.
    const expected = problem ?? (date === '2026-11-20' ? 'spa.slot-past' : undefined);
    const { code, message } = await response.json();
    expect({ code, message }).toEqual(
      expected ? { code: expected, message: spaMessages[expected] } : {},
    );
  });

  test('422: a link for the guest’s name (ruling 50), and nothing is taken', async () => {
    const response = await guest.createInvoice(spaBooking({ guestName: 'www.evil.example' }), 90);
    expect(response.status).toBe(422);
    expect((await response.json()).message).toBe('Please enter a name without links.');
    expect(await takenTimes(server)).toEqual([]);
  });

  test('422: a treatment without durations is never charged the default $100 [R4]', async () => {
    await storeTreatment(server.services.db, { _id: 'float-pool', durations: [] });
    const response = await guest.createInvoice(spaBooking({}, 'float-pool'), 100);
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe('spa.by-arrangement');
  });
});

describe('money that arrives after the time was given to somebody else', () => {
  test('is owed to the guest, and the other guest keeps the time', async () => {
    const late = (await (await guest.createInvoice(spaBooking(), 90)).json()).data;
    server.setNow(new Date('2026-11-20T08:31:00Z'));
    await expireHolds(server.services);
    const other = await bookingGuest(server);
    const quick = (await (await other.createInvoice(spaBooking(), 90)).json()).data;
    await choose(late.invoice_url, 'pay');
    const paid = await guest.until(late.paymentId, 'paid');
    expect(paid).toMatchObject({ bookingStatus: 'cancelled', refundDue: 90 });
    expect(await other.payment(quick.paymentId)).toMatchObject({ bookingStatus: 'pending' });
    expect(await takenTimes(server)).toEqual(['12:00', '12:30']);
  });
});
