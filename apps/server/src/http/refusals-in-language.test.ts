import { accountRulesTexts, toRegisterRequest } from '@vestibule/domain/account';
import { buildSignUpForm } from '@vestibule/domain/account/builders';
import { hallBooking, requestHallTexts } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { waitMessage, waitMessageTexts } from '@vestibule/domain/problem';
import { nameTexts } from '@vestibule/domain/text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertHall } from '../halls/halls.fixtures.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { wordsIn } from '../texts/words-in.js';

let server: TestServer;

beforeEach(async () => {
  server = await createTestServer();
});

afterEach(() => server.close());

const account = wordsIn('ar', accountRulesTexts);

test('429: too many attempts, and for how long, in the language of the call', async () => {
  await server.close();
  server = await createTestServer({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
  const ask = (query: string) =>
    sendJson(server, `/api/basic-users/forgot-password${query}`, {
      body: { email: 'layla@example.com' },
    });
  while ((await ask('')).status === 200);
  const arabic = await ask('?lang=ar');
  const seconds = Number(arabic.headers.get('retry-after'));
  const words = wordsIn('ar', waitMessageTexts);
  expect((await arabic.json()).message).toBe(waitMessage(seconds, words));
  const english = await ask('');
  expect((await english.json()).message).toBe(
    waitMessage(Number(english.headers.get('retry-after'))),
  );
});

test('422: a common password', async () => {
  const body = { ...toRegisterRequest(buildSignUpForm()), password: 'Password123' };
  const response = await sendJson(server, '/api/basic-users/register?lang=ar', { body });
  expect(response.status).toBe(422);
  const message = account.passwordTooCommon;
  expect(await response.json()).toMatchObject({ message, fields: { password: message } });
});

test('422: an address to move to that is two', async () => {
  const { token, user } = await signIn(server.services);
  const body = { fullName: user.fullName, phone: user.phone, email: 'x,layla@example.com' };
  const call = { method: 'PUT', token, body } as const;
  const response = await sendJson(server, '/api/basic-users/profile?lang=ar', call);
  expect(response.status).toBe(422);
  const message = account.emailInvalid;
  expect(await response.json()).toMatchObject({ message, fields: { email: message } });
});

test('422: the form of a hall, by its own rules', async () => {
  await insertHall(server.services.db);
  const form = buildHallRequest({ fullName: 'visit evil.com', startTime: '9' });
  const body = hallBooking(buildHall(), form, server.services.now());
  const response = await sendJson(server, '/api/bookings?lang=ar', { body });
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toEqual({
    fullName: wordsIn('ar', nameTexts).invalid,
    startTime: wordsIn('ar', requestHallTexts).startInvalid,
  });
});
