import { toProfileForm } from '@vestibule/domain/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLinkToken } from '../account/links.js';
import { findUserByEmail } from '../account/store.js';
import { sampleCall } from '../statuses/samples.js';
import { createWorld, PASSWORD, send, type Call, type World } from '../statuses/world.js';
import { tooOften } from '../statuses/usual-cases.js';
import type { OperationId } from '../contracts.js';
import { inTransaction } from '../database/retry.js';
import { operations } from '../handlers.js';
import { expireHolds } from '../payments/jobs/expire-holds.js';
import { choose, bookingGuest } from '../testing/booking-guest.js';
import { reconcilePayments } from '../testing/reconcile-payments.js';
import { minutesAfter } from '@vestibule/domain/calendar';
import { stayFor300 } from '../statuses/samples.js';
import { createLogger } from './create-logger.js';
import { asRequest } from './current-request.js';
import { eventOf, type SecurityEvent } from './security-events.js';

const lines: Record<string, unknown>[] = [];
const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });

let world: World;

beforeAll(async () => {
  world = await createWorld(logger);
});

afterAll(() => world.close());

beforeEach(() => void (lines.length = 0));

const operationOf = (id: OperationId) => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return operation;
};

const ask = (id: OperationId, call: Call) =>
  asRequest({ id: 'the-request' }, () => send(world.api, operationOf(id), call));

const events = () => lines.filter(({ outcome }) => outcome !== undefined);

test('a sign-in names the guest, and so does one with a wrong password', async () => {
  const { user } = await world.guest();
  const credentials = (password: string) => ({ body: { email: user.email, password } });
  await ask('account.login', credentials('Not7TheOne'));
  await ask('account.login', credentials(PASSWORD));
  expect(events()).toMatchObject([
    { msg: 'access.refused', level: 40, guest: user._id, reason: 'account.wrong-credentials' },
    { msg: 'sign-in', level: 30, guest: user._id, outcome: 'done', requestId: 'the-request' },
  ]);
  expect(JSON.stringify(lines)).not.toContain(user.email);
});

test('401 and 403 say the reason, and who asked where that is proved', async () => {
  const { token, user } = await world.guest();
  await ask('account.get-profile', {});
  await ask('settings.export-settings', { token });
  expect(events()).toMatchObject([
    { msg: 'access.refused', status: 401, reason: 'request.unauthenticated' },
    { msg: 'access.refused', status: 403, reason: 'request.forbidden', guest: user._id },
  ]);
});

test('429 says that somebody asks too often', async () => {
  await asRequest({ id: 'the-request' }, () => tooOften(world, operationOf('account.login')));
  expect(events()).toContainEqual(
    expect.objectContaining({ msg: 'access.refused', status: 429, reason: 'request.too-many' }),
  );
});

describe.each(Object.entries(eventOf) as [OperationId, SecurityEvent][])('%s', (id, event) => {
  test(`is logged as ${event} once it is done`, async () => {
    const call = await sampleCall(world, operationOf(id));
    lines.length = 0;
    const response = await ask(id, call);
    expect(response.ok).toBe(true);
    const done = events().filter(({ reason }) => reason === id);
    expect(done).toMatchObject([{ msg: event, outcome: 'done' }]);
  });
});

/** Those that change neither rights, money nor settings, and those that say themselves what they did. */
const withoutFixedEvent = [
  'account.check-reset-link',
  'account.forgot-password',
  'account.resend-verification',
  'account.start-passkey',
  'account.start-passkey-login',
  'account.update-preferences',
  'account.update-profile',
  'account.verify-email',
  'contact.send-message',
  'halls.request-hall',
  'newsletter.confirm-subscription',
  'newsletter.subscribe',
  'newsletter.unsubscribe',
  'payments.check-outcome',
  'payments.check-payment',
  'settings.validate-settings',
];

test('every other operation that may change something has an event', () => {
  const silent = operations.filter(({ id, method }) => method !== 'GET' && !(id in eventOf));
  expect(silent.map(({ id }) => id).toSorted()).toEqual(withoutFixedEvent);
});

test('another address is logged when it is asked for and when its link is opened; another name is not', async () => {
  const { token, user } = await world.guest();
  const profile = { ...toProfileForm(user), currentPassword: PASSWORD };
  const email = 'another-address@example.com';
  lines.length = 0;
  await ask('account.update-profile', { token, body: { ...profile, fullName: 'Amal' } });
  expect(events()).toEqual([]);
  await ask('account.update-profile', { token, body: { ...profile, email } });
  const { services } = world.server;
  const row = await findUserByEmail(services.db, user.email);
  if (!row) throw new Error('The guest was not written.');
  const link = await inTransaction(services.db, (tx) =>
    createLinkToken(tx, row, { purpose: 'change-email', orderId: 'order', now: services.now() }),
  );
  await ask('account.verify-email', { body: { token: link } });
  expect(events()).toMatchObject([
    { msg: 'account.email-change-asked', guest: user._id, reason: 'account.update-profile' },
    { msg: 'account.email-changed', guest: user._id, reason: 'account.verify-email' },
  ]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

test('a confirmed address is logged once, however often its link is opened', async () => {
  const call = await sampleCall(world, operationOf('account.verify-email'));
  lines.length = 0;
  await ask('account.verify-email', call);
  expect((await ask('account.verify-email', call)).ok).toBe(true);
  expect(events()).toMatchObject([{ msg: 'account.email-confirmed', guest: expect.any(String) }]);
});

test('a payment that is paid says from what to what, and who told', async () => {
  await ask('settings.set-maintenance-mode', {
    token: world.tokens.admin,
    body: { enabled: false },
  });
  const booking = await bookingGuest(world.server);
  const { paymentId, invoice_url } = await booking.book(stayFor300());
  await choose(invoice_url, 'pay');
  await booking.until(paymentId, 'paid');
  const changes = () => events().filter(({ msg }) => msg === 'payment.changed');
  await expect
    .poll(changes)
    .toContainEqual(expect.objectContaining({ payment: paymentId, to: 'paid', outcome: 'done' }));
});

test('a payment that a job changes says so too, and why, though nobody asked', async () => {
  const { server } = world;
  const begun = server.services.now();
  const [one, other] = [await bookingGuest(server), await bookingGuest(server)];
  const paid = await one.bookByCard(stayFor300());
  await choose(paid.checkoutUrl, 'pay', { behaviour: 'never' });
  const unpaid = await other.bookByCard(stayFor300());
  lines.length = 0;
  server.setNow(minutesAfter(begun, 10));
  await reconcilePayments(server.services);
  server.setNow(minutesAfter(begun, 31));
  await expireHolds(server.services);
  await expireHolds(server.services);
  server.setNow(begun);
  const ids = new Set<unknown>([paid.paymentId, unpaid.paymentId]);
  const changes = events().filter(({ payment }) => ids.has(payment));
  expect(changes).toMatchObject([
    { msg: 'payment.changed', payment: paid.paymentId, to: 'paid', reason: 'reconciler' },
    { msg: 'payment.changed', payment: unpaid.paymentId, to: 'expired', reason: 'hold-expired' },
  ]);
  expect(changes.filter(({ guest }) => guest !== undefined)).toEqual([]);
});
