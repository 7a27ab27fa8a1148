import { addDays } from '@vestibule/domain/calendar';
import { eq } from 'drizzle-orm';
import { rooms } from '../../rooms/tables.js';
import { bookingGuest, roomBooking } from '../../testing/booking-guest.js';
import { addRoom } from '../../testing/payments-server.js';
import { invoice, ofPayment, session, stayFor300 } from '../samples.js';
import type { World } from '../world.js';
import { by, type Cases, type Make } from './by-call.js';

/** Some provider's next call goes wrong. */
const spoil = async ({ server }: World, provider: 'nowpayments' | 'thawani') =>
  void (await fetch(`${server.url}/sandbox/${provider}/faults`, {
    method: 'POST',
    body: new URLSearchParams({ fault: 'error' }),
  }));

/** A guest who holds as many unpaid bookings as one may: no two share a night. */
async function guestAtBookingLimit(world: World) {
  const guest = await bookingGuest(world.server);
  const first = await guest.book(stayFor300());
  await guest.ask(first.paymentId, '/cancel', {});
  for (let held = 0; held < 10; held += 1) {
    const checkInDate = addDays('2026-12-04', 2 * held);
    const stay = { checkInDate, checkOutDate: addDays(checkInDate, 2) };
    await guest.createInvoice(roomBooking(stay, 'harbour-room'));
  }
  const { token, user } = guest;
  return { token, userId: user._id, cancelled: first.paymentId };
}

/** A payment of an unpaid booking that was given up. */
async function cancelled({ server }: World) {
  const guest = await bookingGuest(server);
  const { paymentId } = await guest.book(stayFor300());
  await guest.ask(paymentId, '/cancel', {});
  return { path: `/payments/${paymentId}`, token: guest.token };
}

const unknownPayment =
  (part: string): Make =>
  ({ tokens }) => ({ path: `/payments/PAY-unknown${part}`, token: tokens.guest, body: {} });

/** A file of a booking: none of a payment that nobody knows, none before it is paid. */
const fileCases = (part: string) => ({
  404: by(({ tokens }) => ({ path: `/payments/PAY-unknown${part}`, token: tokens.guest })),
  409: by(ofPayment(part)),
});

/** What creating a payment can be answered with, whatever the method. */
function createCases(call: typeof invoice, provider: 'nowpayments' | 'thawani') {
  return {
    403: by((world) => call(world, { userId: 'somebody-else' })),
    404: by((world) => call(world, { booking: roomBooking({}, 'no-such-room') })),
    409: by((world) => call(world, { price_amount: 1, amount: 1 })),
    429: by(async (world) => {
      const { token, userId } = await guestAtBookingLimit(world);
      return { ...(await call(world, { userId })), token };
    }),
    502: by(async (world) => {
      await spoil(world, provider);
      return await call(world);
    }),
  };
}

export const paymentCases = {
  'payments.create-invoice': createCases(invoice, 'nowpayments'),
  'payments.create-session': createCases(session, 'thawani'),
  'payments.list-history': {
    403: by(({ tokens }) => ({ path: '/payments/history/all/somebody', token: tokens.guest })),
  },
  'payments.get-payment': {
    404: by(({ tokens }) => ({ path: '/payments/PAY-unknown', token: tokens.guest })),
  },
  'payments.check-payment': { 404: by(unknownPayment('/check')) },
  'payments.check-outcome': { 404: by(unknownPayment('/outcome')) },
  'payments.cancel-payment': {
    404: by(unknownPayment('/cancel')),
    409: by(async (world) => {
      const { path, token } = await cancelled(world);
      return { path: `${path}/cancel`, token };
    }),
    502: by(async (world) => {
      const guest = await bookingGuest(world.server);
      const { paymentId } = await guest.bookByCard(stayFor300());
      await spoil(world, 'thawani');
      return { path: `/payments/${paymentId}/cancel`, token: guest.token };
    }),
  },
  'payments.continue-payment': {
    404: by(unknownPayment('/continue')),
    409: by(async (world) => {
      const { db } = world.server.services;
      const id = 'dearer-room';
      await addRoom(world.server.services, { id, units: 9 });
      const guest = await bookingGuest(world.server);
      const { paymentId } = await guest.book(roomBooking({}, id));
      // While it was held the price stood (ruling 4).
      await guest.ask(paymentId, '/cancel', {});
      await db.update(rooms).set({ priceCents: 17_500 }).where(eq(rooms.id, id));
      return { path: `/payments/${paymentId}/continue`, token: guest.token, body: {} };
    }),
    429: by(async (world) => {
      const { token, cancelled: paymentId } = await guestAtBookingLimit(world);
      return { path: `/payments/${paymentId}/continue`, token, body: {} };
    }),
    502: by(async (world) => {
      const { path, token } = await cancelled(world);
      await spoil(world, 'nowpayments');
      return { path: `${path}/continue`, token, body: {} };
    }),
  },
  'payments.get-receipt': fileCases('/receipt'),
  'payments.get-calendar-file': fileCases('/calendar'),
} satisfies Cases;
