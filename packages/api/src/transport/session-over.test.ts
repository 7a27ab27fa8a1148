import { buildUser } from '@vestibule/domain/account/builders';
import { describe, expect, test } from 'vitest';
import { accountApi } from '../account/endpoints.js';
import { restoreSession } from '../auth/session.js';
import { paymentsApi } from '../payments/endpoints.js';
import { memoryTokenStorage } from './environment.js';
import { createHotelStore } from './store.js';

const unauthenticated = { success: false, code: 'request.unauthenticated', message: 'Sign in.' };
const newPassword = { currentPassword: 'Seaside7Palms', newPassword: 'Seaside8Palms' };
const session = { token: 'secret', user: JSON.stringify(buildUser()) };

/** A signed-in guest's store whose server refuses every call; `meanwhile` runs before it does. */
function storeWith({ body = unauthenticated, meanwhile = (): void => undefined } = {}) {
  const tokens = memoryTokenStorage(session);
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens,
    fetch: async () => {
      meanwhile();
      return Response.json(body, { status: 401 });
    },
  });
  store.dispatch(restoreSession());
  return { store, tokens };
}

describe('a 401 to a call that carried a token (spec 4, Authentication; spec 8)', () => {
  const { listPayments, cancelPayment, getPayment } = paymentsApi.endpoints;
  const { changePassword, updateProfile, getPreferences, exportData } = accountApi.endpoints;
  const calls = {
    'My Bookings': listPayments.initiate('guest'),
    'a payment': getPayment.initiate('payment'),
    'giving a booking up': cancelPayment.initiate('payment'),
    'a new password': changePassword.initiate(newPassword),
    'the profile': updateProfile.initiate({ fullName: 'Layla Haddad', email: 'l@example.com' }),
    preferences: getPreferences.initiate(),
    'a copy of the data': exportData.initiate(),
  };

  test.each(Object.entries(calls))(
    '%s: the session ends, and says so [S8.users.2, R45.1]',
    async (_, call) => {
      const { store, tokens } = storeWith();
      const { error } = await store.dispatch(call as ReturnType<typeof exportData.initiate>);
      expect(error).toMatchObject({
        status: 401,
        code: 'account.session-expired',
        message: 'Session expired. Please log in again.',
      });
      expect(tokens.read()).toEqual({});
      expect(store.getState().auth).toEqual({ status: 'signed-out', user: null, expired: true });
    },
  );

  test('a password that is not right ends nothing', async () => {
    const body = { success: false, code: 'account.wrong-credentials', message: 'No.' };
    const { store, tokens } = storeWith({ body });
    const { error } = await store.dispatch(changePassword.initiate(newPassword));
    expect(error).toMatchObject({ code: 'account.wrong-credentials' });
    expect(tokens.read()).toEqual(session);
    expect(store.getState().auth.status).toBe('signed-in');
  });

  test('a session begun meanwhile goes on', async () => {
    const { store, tokens } = storeWith({
      meanwhile: () => tokens.write({ ...session, token: 'newer' }),
    });
    const { error } = await store.dispatch(listPayments.initiate('guest'));
    expect(error).toMatchObject({ code: 'request.unauthenticated' });
    expect(tokens.read().token).toBe('newer');
    expect(store.getState().auth.status).toBe('signed-in');
  });

  test('of several calls at once, each says that the session is over', async () => {
    const { store } = storeWith();
    const answers = await Promise.all([
      store.dispatch(listPayments.initiate('guest')),
      store.dispatch(getPreferences.initiate()),
    ]);
    for (const { error } of answers)
      expect(error).toMatchObject({ code: 'account.session-expired' });
  });
});

test('a visitor’s 401 says what is missing, and ends nothing', async () => {
  const { store, tokens } = storeWith();
  tokens.clear();
  const { error } = await store.dispatch(paymentsApi.endpoints.getPayment.initiate('payment'));
  expect(error).toMatchObject({ code: 'request.unauthenticated' });
  expect(store.getState().auth.expired).toBeFalsy();
});
