import { buildUser } from '@vestibule/domain/account/builders';
import { describe, expect, test } from 'vitest';
import { leaveSession, restoreSession } from '../auth/session.js';
import { memoryTokenStorage } from '../transport/environment.js';
import { createHotelStore } from '../transport/store.js';
import { accountApi } from './endpoints.js';

const user = buildUser();
const stored = { token: 'secret', user: JSON.stringify(user) };

/** A store whose server answers every call alike; without an answer there is no network. */
function storeWith(answer?: { status: number; body?: unknown }, session = stored) {
  const tokens = memoryTokenStorage(session);
  const asked: Request[] = [];
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens,
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      if (!answer) throw new TypeError('Failed to fetch');
      return Response.json(answer.body ?? {}, { status: answer.status });
    },
  });
  store.dispatch(restoreSession());
  return { store, tokens, asked };
}

const { getProfile, login, logout, register, forgotPassword } = accountApi.endpoints;

describe('getProfile (spec 4, Authentication; spec 8)', () => {
  test('sends the bearer token and keeps what the server knows now [S6.guest.2]', async () => {
    const fresh = { ...user, fullName: 'Layla A. Haddad' };
    const { store, tokens, asked } = storeWith({
      status: 200,
      body: { success: true, data: fresh },
    });
    await store.dispatch(getProfile.initiate());
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(store.getState().auth.status).toBe('signed-in');
    expect(store.getState().auth.user).toEqual(fresh);
    expect(JSON.parse(tokens.read().user ?? '')).toEqual(fresh);
  });

  test('401 clears storage and says that the session expired [S4.auth.2, S8.users.2]', async () => {
    const { store, tokens } = storeWith({ status: 401 });
    const { error } = await store.dispatch(getProfile.initiate());
    expect(error).toMatchObject({ message: 'Session expired. Please log in again.' });
    expect(tokens.read()).toEqual({});
    expect(store.getState().auth).toEqual({ status: 'signed-out', user: null, expired: true });
  });

  test('what was on show is not asked for again without a session', async () => {
    const { store, asked } = storeWith({ status: 401 });
    const shown = store.dispatch(getProfile.initiate());
    // A component lets go once it has rendered without the guest.
    store.subscribe(() => queueMicrotask(() => shown.unsubscribe()));
    await shown;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
  });

  test('a network error keeps the signed-in look [S4.auth.3, R9]', async () => {
    const { store, tokens } = storeWith();
    const { error } = await store.dispatch(getProfile.initiate());
    expect(error).toMatchObject({
      message: 'Network error. Please check your connection and try again.',
    });
    expect(tokens.read()).toEqual(stored);
    expect(store.getState().auth.status).toBe('signed-in');
  });

  test('a failing server keeps it too', async () => {
    const { store } = storeWith({ status: 500 });
    await store.dispatch(getProfile.initiate());
    expect(store.getState().auth.status).toBe('signed-in');
  });
});

describe('login, logout and register', () => {
  const body = { success: true, data: { token: 'fresh', user } };

  test('login stores token and user [S4.auth.1]', async () => {
    const { store, tokens } = storeWith({ status: 200, body }, { token: '', user: '' });
    await store.dispatch(login.initiate({ email: user.email, password: 'Seaside7Palms' }));
    expect(tokens.read()).toEqual({ token: 'fresh', user: JSON.stringify(user) });
    expect(store.getState().auth.status).toBe('signed-in');
  });

  test('only email and password are sent, whatever else the form holds [S3.login.1]', async () => {
    const { store, asked } = storeWith({ status: 200, body }, { token: '', user: '' });
    const sent = { email: user.email, password: 'Seaside7Palms' };
    const form = { ...sent, rememberMe: true, newsletter: true };
    await store.dispatch(login.initiate(form));
    expect(asked[0]?.url).toBe('https://hotel.test/api/basic-users/login');
    expect(await asked[0]?.json()).toEqual(sent);
  });

  test('a refused login stores nothing and shows the code’s own text [R29]', async () => {
    const refusal = { success: false, code: 'account.wrong-credentials', message: 'No.' };
    const { store } = storeWith({ status: 401, body: refusal }, { token: '', user: '' });
    const request = login.initiate({ email: user.email, password: 'Seaside7Palms' });
    const { error } = await store.dispatch(request);
    expect(error).toMatchObject({ code: 'account.wrong-credentials', status: 401 });
    expect(store.getState().auth.status).toBe('signed-out');
  });

  test.each([200, 401, 500, undefined])(
    'logout ends the session, answered by %s [S4.auth.1]',
    async (status) => {
      const { store, tokens } = storeWith(status ? { status, body: { success: true } } : undefined);
      await store.dispatch(logout.initiate());
      expect(tokens.read()).toEqual({});
      expect(store.getState().auth.status).toBe('signed-out');
    },
  );

  test('logout clears storage before the server is asked, and asks with the token', async () => {
    const { store, tokens, asked } = storeWith({ status: 200, body: { success: true } });
    const done = store.dispatch(logout.initiate());
    await Promise.resolve();
    expect(tokens.read()).toEqual({});
    await done;
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('leaving ends the session at once; a login meanwhile is kept', async () => {
    const { store, tokens, asked } = storeWith({ status: 200, body });
    const token = store.dispatch(leaveSession());
    expect(tokens.read()).toEqual({});
    expect(store.getState().auth).toMatchObject({ status: 'signed-out', leaving: true });
    await store.dispatch(login.initiate({ email: user.email, password: 'Seaside7Palms' }));
    await store.dispatch(logout.initiate(token));
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer secret');
    expect(tokens.read().token).toBe('fresh');
    expect(store.getState().auth.status).toBe('signed-in');
  });

  const guest = { fullName: 'L H', email: 'l@e.co', phone: '+1202', subscribe: true };

  test.each([
    ['stores token and user when both return', { token: 'fresh', user }, 'signed-in'],
    ['stores nothing when only the user returns', { user }, 'signed-out'],
  ])('register %s [R21]', async (_, data, status) => {
    const reply = { status: 201, body: { success: true, data } };
    const { store } = storeWith(reply, { token: '', user: '' });
    await store.dispatch(register.initiate({ ...guest, password: 'Seaside7Palms' }));
    expect(store.getState().auth.status).toBe(status);
  });
});

describe('User API status mapping on the wire (spec 8) [S8.users.1]', () => {
  test.each([
    [400, 'Invalid request data'],
    [401, 'Authentication required'],
    [403, 'Access denied'],
    [404, 'Resource not found'],
    [409, 'Resource already exists'],
    [422, 'What the server said'],
    [500, 'Internal server error. Please try again later.'],
    [503, 'An unexpected error occurred'],
  ])('%s: %s', async (status, message) => {
    const { store } = storeWith(
      { status, body: { message: 'What the server said' } },
      { token: '', user: '' },
    );
    const { error } = await store.dispatch(forgotPassword.initiate({ email: 'l@e.co' }));
    expect(error).toMatchObject({ status, message });
  });

  test('no response', async () => {
    const { store } = storeWith();
    const { error } = await store.dispatch(forgotPassword.initiate({ email: 'l@e.co' }));
    expect(error).toMatchObject({
      message: 'Network error. Please check your connection and try again.',
    });
  });
});
