import { MAX_PASSKEYS } from '../account/passkey-store.js';
import { passkeys } from '../account/tables.js';
import { addDays } from '@vestibule/domain/calendar';
import { bookings } from '../bookings/tables.js';
import { contracts, type OperationId } from '../contracts.js';
import { halls } from '../halls/tables.js';
import { rooms } from '../rooms/tables.js';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { sendJson } from '../testing/send-json.js';
import { addRoom } from '../testing/payments-server.js';
import { eq } from 'drizzle-orm';
import {
  contactMessage,
  hallRequest,
  invoice,
  ofPayment,
  sampleCall,
  session,
  stayFor300,
  unique,
  withPasskey,
} from './samples.js';
import type { Case } from './usual-cases.js';
import { PASSWORD, send, type Call, type World } from './world.js';

type Make = (world: World) => Call | Promise<Call>;

const by =
  (make: Make): Case =>
  async (world, operation) =>
    await send(world.api, operation, await make(world));

const onEmpty: Case = async ({ empty }, operation) => await send(empty, operation, {});

/** Wrong passwords for what a password proves, past the limit. */
const guessedTooOften: Case = async (world, operation) => {
  const { path, token } = await sampleCall(world, operation);
  const guess = { path, token, body: { password: 'Wrong7Palms', passkeyOnly: true } };
  await send(world.strict, operation, guess);
  return await send(world.strict, operation, guess);
};

const administrator = async ({ guest }: World) => (await guest({ role: 'administrator' })).token;

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

const settingsCategory =
  (category: string, token?: 'guest'): Make =>
  ({ tokens }) => ({ path: `/settings/${category}`, token: token && tokens[token] });
const settingsKey =
  (key: string, token?: 'guest'): Make =>
  ({ tokens }) => ({ path: `/settings/key/${key}`, token: token && tokens[token] });

/** By operation and status, what the usual cases do not show. */
export const cases: Record<string, Record<number, Case>> = {
  'account.register': {
    409: by(async (world) => {
      const { user } = await world.guest();
      const { body } = await sampleCall(world, contracts.account.register);
      return { body: { ...(body as object), email: user.email } };
    }),
  },
  'account.login': {
    401: by(async ({ guest }) => {
      const { user } = await guest();
      return { body: { email: user.email, password: 'Wrong7Palms' } };
    }),
    403: by(async (world) => {
      const { token, user } = await withPasskey(world);
      const path = '/api/basic-users/passkey-only';
      const body = { password: PASSWORD, passkeyOnly: true };
      await sendJson(world.server, path, { method: 'PUT', token, body });
      return { body: { email: user.email, password: PASSWORD } };
    }),
  },
  'account.update-profile': {
    403: by(async (world) => ({
      token: await administrator(world),
      body: { fullName: 'Desk', email: 'other@example.com' },
    })),
    429: async (world, operation) => {
      const { token } = await world.guest();
      const email = `${unique('moved')}@example.com`;
      const move = { token, body: { fullName: 'Amal', email, currentPassword: PASSWORD } };
      await send(world.strict, operation, move);
      return await send(world.strict, operation, move);
    },
  },
  'account.start-passkey': {
    409: by(async ({ guest, server: { services } }) => {
      const { token, user } = await guest();
      const passkey = { userId: user._id, publicKey: '', counter: 0, createdAt: services.now() };
      const credentialIds = Array.from({ length: MAX_PASSKEYS }, () => unique('passkey'));
      await services.db
        .insert(passkeys)
        .values(credentialIds.map((credentialId) => ({ ...passkey, credentialId })));
      return { token, body: { password: PASSWORD } };
    }),
    429: guessedTooOften,
  },
  'account.add-passkey': {
    400: by(async (world) => {
      const { body } = await sampleCall(world, contracts.account.addPasskey);
      return { body, token: (await world.guest()).token };
    }),
  },
  'account.remove-passkey': {
    404: by(async (world) => ({
      ...(await sampleCall(world, contracts.account.removePasskey)),
      path: '/basic-users/passkeys/none/remove',
    })),
    429: guessedTooOften,
  },
  'account.choose-passkey-only': {
    403: by(async ({ guest }) => ({
      token: (await guest()).token,
      body: { password: PASSWORD, passkeyOnly: true },
    })),
    429: guessedTooOften,
  },
  'account.passkey-login': {
    401: by(async (world) => {
      const { passkey } = await withPasskey(world);
      return { body: passkey.sign({ challenge: 'never-asked' }) };
    }),
  },
  'account.change-password': {
    403: by(async (world) => ({
      token: await administrator(world),
      body: { currentPassword: PASSWORD, newPassword: 'Another9Palm' },
    })),
  },
  'account.delete-account': {
    403: by(async (world) => ({ token: await administrator(world), body: { password: PASSWORD } })),
    409: by(async ({ guest, server: { services } }) => {
      const { token, user } = await guest();
      await services.db.insert(bookings).values({
        id: `BK-${user._id}`,
        userId: user._id,
        type: 'room',
        checkInDate: '2026-11-19',
        checkOutDate: '2026-11-22',
        lines: [],
        guestEmail: user.email,
        orderDescription: 'Room',
        fingerprint: user._id,
        totalCents: 30_000,
        status: 'confirmed',
        createdAt: services.now(),
      });
      return { token, body: { password: PASSWORD } };
    }),
    429: async (world, operation) => {
      const { token } = await world.guest();
      const wrong = { token, body: { password: 'Wrong7Palms' } };
      await send(world.strict, operation, wrong);
      return await send(world.strict, operation, wrong);
    },
  },
  'contact.send-message': {
    404: async ({ empty }, operation) =>
      await send(empty, operation, { body: contactMessage('amal@example.com') }),
  },
  'content.get-home-page': { 404: onEmpty },
  'content.get-rooms-page': { 404: onEmpty },
  'content.get-spa-page': { 404: onEmpty },
  'content.get-restaurant-page': { 404: onEmpty },
  'content.get-events-page': { 404: onEmpty },
  'content.get-meeting-hall-page': { 404: onEmpty },
  'content.get-navigation': { 404: onEmpty },
  'content.get-footer': { 404: onEmpty },
  'content.get-about-page': { 404: onEmpty },
  'halls.request-hall': {
    404: by(() => hallRequest({ _id: 'no-such-hall' })),
    409: by(async ({ server }) => {
      const { db } = server.services;
      await db.update(halls).set({ status: 'Maintenance' }).where(eq(halls.id, 'ballroom'));
      return hallRequest({ _id: 'ballroom' });
    }),
  },
  'newsletter.subscribe': {
    404: async ({ empty }, operation) =>
      await send(empty, operation, { body: { email: 'amal@example.com' } }),
  },
  'newsletter.confirm-subscription': { 404: by(() => ({ body: { token: 'none' } })) },
  'newsletter.unsubscribe': { 404: by(() => ({ path: '/newsletter/unsubscribe?token=none' })) },
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
  'rooms.list-rooms': {
    422: by(() => ({ path: '/rooms?checkIn=2026-12-03&checkOut=2026-12-01' })),
  },
  'rooms.get-room-availability': {
    422: by(() => ({
      path: '/rooms/sea-view-king/availability?checkIn=2026-12-03&checkOut=2026-12-01',
    })),
  },
  'settings.get-system-health': {
    // It says itself that the database is away; who is asking cannot be told.
    503: ({ away, tokens }, operation) => send(away, operation, { token: tokens.guest }),
  },
  'settings.get-setting': {
    401: by(settingsKey('payment.usdt')),
    403: by(settingsKey('payment.usdt', 'guest')),
    404: by(settingsKey('general.unheardOf')),
  },
  'settings.list-settings': {
    401: by(settingsCategory('desk')),
    403: by(settingsCategory('desk', 'guest')),
    404: by(({ tokens }) => ({ path: '/settings/laundry', token: tokens.admin })),
  },
  'settings.update-setting': {
    404: by(({ tokens }) => ({
      path: '/settings/general.unheardOf',
      token: tokens.admin,
      body: { value: 1 },
    })),
  },
  'settings.update-settings': {
    404: by(({ tokens }) => ({
      token: tokens.admin,
      body: { settings: [{ key: 'general.unheardOf', value: 1 }] },
    })),
  },
  'settings.create-setting': {
    409: by(({ tokens }) => ({
      token: tokens.admin,
      body: { key: 'general.phone', category: 'general', value: '1' },
    })),
  },
  'settings.delete-setting': {
    404: by(({ tokens }) => ({ path: '/settings/general.unheardOf', token: tokens.admin })),
  },
  'settings.reset-settings': {
    404: by(({ tokens }) => ({ token: tokens.admin, body: { category: 'laundry' } })),
  },
  'spa.list-slots': {
    404: by(() => ({ path: '/spa/services/no-such-treatment/slots?date=2026-12-01' })),
  },
} satisfies Partial<Record<OperationId, Record<number, Case>>>;
