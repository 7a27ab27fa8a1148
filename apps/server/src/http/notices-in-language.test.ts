import { accountNotices, toRegisterRequest } from '@vestibule/domain/account';
import { buildPreferences, buildSignUpForm } from '@vestibule/domain/account/builders';
import { contactMessageTexts } from '@vestibule/domain/contact';
import { hallBooking, hallRequestOutcomeTexts } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { subscriptionTexts } from '@vestibule/domain/newsletter';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../account/passwords.js';
import { insertHall } from '../halls/halls.fixtures.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { setSetting } from '../testing/set-setting.js';
import { signIn } from '../testing/sign-in.js';
import { wordsIn } from '../texts/words-in.js';
import { texts as parseRequestTexts } from './parse-request.texts.js';

let server: MailServer;

beforeEach(async () => {
  server = await createMailServer();
});

afterEach(() => server.close());

/** What an Arabic call answers. */
async function messageOf(path: string, call: Parameters<typeof sendJson>[2]): Promise<string> {
  const address = `/api${path}${path.includes('?') ? '&' : '?'}lang=ar`;
  return (await (await sendJson(server, address, call)).json()).message;
}

const password = 'Seaside7Palms';
const account = wordsIn('ar', accountNotices);

const guest = async (overrides = {}) =>
  signIn(server.services, { passwordHash: await hashPassword(password), ...overrides });

const users = (call: string, body: object, token?: string, method?: 'PUT') =>
  messageOf(`/basic-users/${call}`, { body, token, ...(method && { method }) });

test('an account is made, confirmed and found again in the language of the call', async () => {
  const { email, ...form } = { ...toRegisterRequest(buildSignUpForm()), password };
  expect(await users('register', { ...form, email })).toBe(account.signedUp);
  expect(await users('resend-verification', { email })).toBe(account.verificationSent);
  const token = await server.tokenSentTo(email);
  expect(await users('verify-email', { token })).toBe(account.emailVerified);
  expect(await users('verify-email', { token })).toBe(account.emailVerifiedBefore);
  expect(await users('forgot-password', { email })).toBe(account.resetRequested);
  const reset = { token: await server.tokenSentTo(email), password: 'Another9Palm' };
  expect(await users('reset-password', reset)).toBe(account.passwordReset);
});

test('a profile is kept in the language of the call', async () => {
  const { token, user } = await guest();
  const profile = { fullName: user.fullName, email: user.email, phone: user.phone };
  expect(await users('profile', profile, token, 'PUT')).toBe(account.profileUpdated);
  expect(await users('preferences', buildPreferences(), token, 'PUT')).toBe(
    account.preferencesSaved,
  );
  const change = { currentPassword: password, newPassword: 'Another9Palm' };
  expect(await users('change-password', change, token, 'PUT')).toBe(account.passwordChanged);
  const gone = { password: 'Another9Palm' };
  expect(await users('delete-account', gone, token)).toBe(account.accountDeleted);
});

test('an address moves in the language of the call', async () => {
  const { token, user } = await guest();
  const email = 'moved@example.com';
  const profile = { fullName: user.fullName, phone: user.phone, email, currentPassword: password };
  await users('profile', profile, token, 'PUT');
  expect(await users('resend-verification', { email }, token)).toBe(account.emailChangeSent);
  const link = { token: await server.tokenSentTo(email) };
  expect(await users('verify-email', link)).toBe(account.emailChanged({ email }));
  const cancel = { method: 'DELETE', token } as const;
  expect(await messageOf('/basic-users/email-change', cancel)).toBe(account.emailChangeCancelled);
});

test('the newsletter answers in the language of the call', async () => {
  await setSetting(server.services.db, 'site.newsletter', true);
  await server.services.watch.refresh();
  const words = wordsIn('ar', subscriptionTexts);
  const email = 'amal@example.com';
  expect(await messageOf('/newsletter/subscriptions', { body: { email } })).toBe(words.asked);
  const [mail] = await server.mailsTo(email);
  const token = /newsletter\?confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect(await messageOf('/newsletter/confirm', { body: { token } })).toBe(words.confirmed);
  expect(await messageOf('/newsletter/confirm', { body: { token: 'x' } })).toBe(words.linkInvalid);
  const leave = new URL((mail?.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
  const path = `/newsletter/unsubscribe?token=${leave.searchParams.get('token')}`;
  expect(await messageOf(path, {})).toBe(words.ended);
  expect(await messageOf('/newsletter/unsubscribe?token=x', {})).toBe(words.linkInvalid);
});

test('a message to the desk and a request for a hall, too', async () => {
  await setSetting(server.services.db, 'site.contactForm', true);
  await server.services.watch.refresh();
  const body = { name: 'Amal', email: 'amal@example.com', message: 'ليلتان في مايو؟' };
  expect(await messageOf('/contact/messages', { body })).toBe(
    wordsIn('ar', contactMessageTexts).sent,
  );
  await insertHall(server.services.db);
  const request = hallBooking(buildHall(), buildHallRequest(), server.services.now());
  expect(await messageOf('/bookings', { body: request })).toBe(
    wordsIn('ar', hallRequestOutcomeTexts).sent,
  );
});

test('a file that does not come as a form, too', async () => {
  const { token } = await signIn(server.services, { role: 'administrator' });
  expect(await messageOf('/settings/import', { body: {}, token })).toBe(
    wordsIn('ar', parseRequestTexts).sendAsForm,
  );
});
