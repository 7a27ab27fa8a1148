import { MAX_PASSKEYS } from '../../account/passkey-store.js';
import { passkeys } from '../../account/tables.js';
import { bookings } from '../../bookings/tables.js';
import { contracts } from '../../contracts.js';
import { sendJson } from '../../testing/send-json.js';
import { sampleCall, unique, withPasskey } from '../samples.js';
import type { Case } from '../usual-cases.js';
import { PASSWORD, send, type World } from '../world.js';
import { by, type Cases } from './by-call.js';

/** Wrong passwords for what a password proves, past the limit. */
const guessedTooOften: Case = async (world, operation) => {
  const { path, token } = await sampleCall(world, operation);
  const guess = { path, token, body: { password: 'Wrong7Palms', passkeyOnly: true } };
  await send(world.strict, operation, guess);
  return await send(world.strict, operation, guess);
};

const administrator = async ({ guest }: World) => (await guest({ role: 'administrator' })).token;

export const accountCases = {
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
} satisfies Cases;
