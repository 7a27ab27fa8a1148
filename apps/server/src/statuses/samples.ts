import type { Operation } from '@vestibule/api/transport/operation';
import { minutesAfter } from '@vestibule/domain/calendar';
import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { toProfileForm } from '@vestibule/domain/account';
import { createLinkToken, type LinkPurpose } from '../account/links.js';
import { findPasskey } from '../account/passkey-store.js';
import { findOpenSessions } from '../account/sessions.js';
import { findUserByEmail } from '../account/store.js';
import { featureOf, type OperationId } from '../contracts.js';
import { inTransaction } from '../database/retry.js';
import { jsonSchemaOf } from '../docs/json-schema.js';
import { sampleOf } from '../docs/sample.js';
import {
  linkToken,
  newSubscriberId,
  type LinkPurpose as NewsletterPurpose,
} from '../newsletter/links.js';
import { keepSubscriber } from '../newsletter/store.js';
import { bookingGuest, choose, roomBooking } from '../testing/booking-guest.js';
import { addPasskey, newPasskeyOptions, passkeyLoginOptions } from '../testing/passkey-calls.js';
import { createSoftPasskey } from '../testing/soft-passkey.js';
import { PASSWORD, type Call, type World } from './world.js';

/** A call that succeeds. */
export type Sample = (world: World) => Call | Promise<Call>;

const asAdmin =
  (call: Call = {}): Sample =>
  ({ tokens }) => ({ token: tokens.admin, ...call });

let count = 0;
export const unique = (name: string) => `${name}${(count += 1)}`;

export const contactMessage = (email: string) => ({ name: 'Amal', email, message: 'In May?' });

/** Two nights in the room that is never sold out. */
export const stayFor300 = () => roomBooking({}, 'harbour-room');

export const invoiceBody = (userId: string) => ({
  userId,
  price_amount: 300,
  price_currency: 'USD',
  order_id: '1',
  order_description: 'Room',
  booking: stayFor300(),
});

export const sessionBody = (userId: string) => ({
  userId,
  amount: 300,
  bookingId: '1',
  orderDescription: 'Room',
  booking: stayFor300(),
});

export async function invoice({ guest }: World, change: object = {}): Promise<Call> {
  const { token, user } = await guest();
  return { token, body: { ...invoiceBody(user._id), ...change } };
}

export async function session({ guest }: World, change: object = {}): Promise<Call> {
  const { token, user } = await guest();
  return { token, body: { ...sessionBody(user._id), ...change } };
}

/** A call about an unpaid payment of a guest. */
export const ofPayment =
  (part: string, body?: object): Sample =>
  async ({ server }) => {
    const booking = await bookingGuest(server);
    const response = await booking.createInvoice(stayFor300());
    const { paymentId } = (await response.json()).data;
    return { path: `/payments/${paymentId}${part}`, token: booking.token, body };
  };

/** A call about a file of a booking that is paid. */
const ofPaidBooking =
  (part: string): Sample =>
  async ({ server }) => {
    const booking = await bookingGuest(server);
    const { paymentId, invoice_url } = await booking.book(stayFor300());
    await choose(invoice_url, 'pay');
    await booking.until(paymentId, 'paid');
    return { path: `/payments/${paymentId}${part}`, token: booking.token };
  };

export const settingsFile = (text: string): FormData => {
  const form = new FormData();
  form.set('file', new File([text], 'settings.json', { type: 'application/json' }));
  return form;
};

export const hallRequest = (hall = {}): Call => ({
  body: hallBooking(buildHall(hall), buildHallRequest(), new Date('2026-11-20T08:00:00Z')),
});

/** A guest who asked for a link, and the link's token. */
const withLink =
  (purpose: LinkPurpose, more: object = {}): Sample =>
  async ({ server: { services }, guest }) => {
    const { user } = await guest({ emailVerifiedAt: null });
    const row = await findUserByEmail(services.db, user.email);
    if (!row) throw new Error('The guest was not written.');
    const token = await inTransaction(services.db, (tx) =>
      createLinkToken(tx, row, { purpose, orderId: 'an-order', now: services.now() }),
    );
    return { body: { token, ...more } };
  };

/** A guest, and the path of the guest's own session. */
const withSession: Sample = async ({ server: { services }, guest }) => {
  const { token, user } = await guest();
  const asked = { token, now: services.now() };
  const [session] = await findOpenSessions(services.db, user._id, asked);
  return { path: `/basic-users/sessions/${session?.id}`, token };
};

/** A guest with a passkey. */
export async function withPasskey({ server, guest }: World) {
  const { token, user } = await guest();
  const passkey = await addPasskey(server, token, PASSWORD);
  const row = await findPasskey(server.services.db, passkey.id);
  return { token, user, passkey, passkeyId: row?.id ?? '' };
}

/** The token in a mail to an address that asked for the newsletter. */
export async function newsletterToken(
  { server: { services } }: World,
  purpose: NewsletterPurpose,
): Promise<string> {
  const now = services.now();
  const id = newSubscriberId();
  const email = `${unique('reader')}@example.com`;
  await inTransaction(services.db, (tx) =>
    keepSubscriber(tx, { id, email, now, expiresAt: minutesAfter(now, 60) }),
  );
  return linkToken(services.hashed, purpose, id);
}

/** Operations whose call needs more than a token and the examples of their parameters and body. */
const samples: Partial<Record<OperationId, Sample>> = {
  'account.register': () => ({
    body: {
      fullName: 'Amal Al Harthy',
      email: `${unique('amal')}@example.com`,
      password: PASSWORD,
      phone: '+96892123456',
      subscribe: true,
    },
  }),
  'account.login': async ({ guest }) => {
    const { user } = await guest();
    return { body: { email: user.email, password: PASSWORD } };
  },
  'account.start-passkey': async ({ guest }) => ({
    token: (await guest()).token,
    body: { password: PASSWORD },
  }),
  'account.add-passkey': async ({ guest, server }) => {
    const { token } = await guest();
    const options = await newPasskeyOptions(server, token, PASSWORD);
    return { token, body: createSoftPasskey(server.services.config.publicUrl).make(options) };
  },
  'account.remove-passkey': async (world) => {
    const { token, passkeyId } = await withPasskey(world);
    const path = `/basic-users/passkeys/${passkeyId}/remove`;
    return { path, token, body: { password: PASSWORD } };
  },
  'account.choose-passkey-only': async (world) => ({
    token: (await withPasskey(world)).token,
    body: { password: PASSWORD, passkeyOnly: true },
  }),
  'account.passkey-login': async (world) => {
    const { passkey } = await withPasskey(world);
    return { body: passkey.sign(await passkeyLoginOptions(world.server)) };
  },
  'account.logout': async ({ guest }) => ({ token: (await guest()).token }),
  'account.end-session': withSession,
  'account.update-profile': async ({ guest }) => {
    const { token, user } = await guest();
    return { token, body: toProfileForm(user) };
  },
  'account.change-password': async ({ guest }) => ({
    token: (await guest()).token,
    body: { currentPassword: PASSWORD, newPassword: 'Another9Palm' },
  }),
  'account.forgot-password': () => ({ body: { email: 'amal@example.com' } }),
  'account.check-reset-link': withLink('reset-password'),
  'account.reset-password': withLink('reset-password', { password: 'Another9Palm' }),
  'account.verify-email': withLink('verify-email'),
  'account.resend-verification': () => ({ body: { email: 'amal@example.com' } }),
  'account.update-preferences': ({ tokens }) => ({
    token: tokens.guest,
    body: { newsletter: true, bed: 'king', floor: 'any', notes: '' },
  }),
  'account.delete-account': async ({ guest }) => ({
    token: (await guest()).token,
    body: { password: PASSWORD },
  }),
  'contact.send-message': () => ({ body: contactMessage(`${unique('amal')}@example.com`) }),
  'halls.request-hall': () => hallRequest(),
  'newsletter.subscribe': () => ({ body: { email: `${unique('amal')}@example.com` } }),
  'newsletter.confirm-subscription': async (world) => ({
    body: { token: await newsletterToken(world, 'confirm') },
  }),
  'newsletter.unsubscribe': async (world) => ({
    path: `/newsletter/unsubscribe?token=${await newsletterToken(world, 'unsubscribe')}`,
  }),
  'payments.create-invoice': invoice,
  'payments.create-session': session,
  'payments.list-history': async ({ guest }) => {
    const { token, user } = await guest();
    return { path: `/payments/history/all/${user._id}`, token };
  },
  'payments.get-payment': ofPayment(''),
  'payments.check-payment': ofPayment('/check', {}),
  'payments.check-outcome': ofPayment('/outcome', {}),
  'payments.cancel-payment': ofPayment('/cancel'),
  'payments.continue-payment': ofPayment('/continue', {}),
  'payments.get-receipt': ofPaidBooking('/receipt'),
  'payments.get-calendar-file': ofPaidBooking('/calendar'),
  'rooms.list-rooms': () => ({ path: '/rooms?page=1' }),
  'rooms.get-room': () => ({ path: '/rooms/sea-view-king' }),
  'rooms.get-room-availability': () => ({
    path: '/rooms/sea-view-king/availability?checkIn=2026-12-01&checkOut=2026-12-03',
  }),
  'rooms.list-availability': () => ({ path: '/availability/all?serviceType=room' }),
  'settings.list-setting-changes': asAdmin({ path: '/settings/history?limit=5' }),
  'settings.export-settings': asAdmin({ path: '/settings/export?format=csv' }),
  'settings.get-setting': () => ({ path: '/settings/key/general.phone' }),
  'settings.list-settings': () => ({ path: '/settings/general' }),
  'settings.update-setting': asAdmin({
    path: '/settings/booking.arrivalNote',
    body: { value: 'The desk is open.' },
  }),
  'settings.update-settings': asAdmin({
    body: { settings: [{ key: 'booking.arrivalNote', value: 'The desk is open.' }] },
  }),
  'settings.create-setting': ({ tokens }) => ({
    token: tokens.admin,
    body: { key: `desk.${unique('note')}`, category: 'desk', value: 'Ring twice' },
  }),
  'settings.delete-setting': async ({ tokens, server }) => {
    const key = `desk.${unique('gone')}`;
    await server.fetch('/api/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.admin}` },
      body: JSON.stringify({ key, category: 'desk', value: 1 }),
    });
    return { path: `/settings/${key}`, token: tokens.admin };
  },
  'settings.set-maintenance-mode': asAdmin({ body: { enabled: false } }),
  'settings.import-settings': asAdmin({ body: settingsFile('{"settings":[]}') }),
  'settings.reset-settings': asAdmin({ body: { category: 'booking' } }),
  'settings.validate-settings': asAdmin({
    body: { settings: [{ key: 'general.phone', value: '1' }] },
  }),
  'spa.list-slots': () => ({ path: '/spa/services/hammam-ritual/slots?date=2026-12-01' }),
};

/** One call that succeeds; all other statuses are made from it. */
export async function sampleCall(world: World, operation: Operation): Promise<Call> {
  const sample = samples[operation.id as OperationId];
  if (sample) return await sample(world);
  return {
    path: examplePath(operation),
    token: tokenFor(operation, world),
    body: exampleBody(operation),
  };
}

/** The token of who may call. */
export function tokenFor({ access }: Operation, { tokens }: World): string | undefined {
  return { public: undefined, guest: tokens.guest, administrator: tokens.admin }[access];
}

/** The body that the description of the API shows. */
export function exampleBody(operation: Operation): unknown {
  const { body } = operation;
  return body && sampleOf(jsonSchemaOf(body, 'input'), featureOf(operation));
}

/** The path with the parameters that the description of the API shows. */
export function examplePath(operation: Operation): string {
  const { path, params } = operation;
  if (!params) return path;
  const example = sampleOf(jsonSchemaOf(params, 'input'), featureOf(operation));
  const values = example as Record<string, string>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
