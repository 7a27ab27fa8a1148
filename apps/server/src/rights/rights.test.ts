import type { Operation } from '@vestibule/api/transport/operation';
import { toProfileForm } from '@vestibule/domain/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../contracts.js';
import { jsonSchemaOf } from '../docs/json-schema.js';
import { operations } from '../handlers.js';
import { invoiceBody, sampleCall, sessionBody } from '../statuses/samples.js';
import { createWorld, PASSWORD, send, type Call, type World } from '../statuses/world.js';
import { openOwner, ownRecords, type Owner } from './people.js';
import { privateSettings, rights } from './rights.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

const ofPayment = (part: string, body?: object) => ({
  call: ({ paymentId }: Owner): Call => ({ path: `/payments/${paymentId}${part}`, body }),
});

interface NamingCall {
  call: (owner: Owner, asker: Pick<Owner, 'user'>) => Call;
  /** It is about a booking that is paid. */
  paid?: boolean;
}

/** Calls that name the guest or a record of the guest, or that are about the asker's own account. */
const namingCalls: Partial<Record<OperationId, NamingCall>> = {
  'account.update-profile': { call: (_, { user }) => ({ body: toProfileForm(user) }) },
  'account.end-session': {
    call: ({ sessionId }) => ({ path: `/basic-users/sessions/${sessionId}` }),
  },
  'account.add-passkey': { call: ({ newPasskey }) => ({ body: newPasskey }) },
  'account.remove-passkey': {
    call: ({ passkeyId }) => ({
      path: `/basic-users/passkeys/${passkeyId}/remove`,
      body: { password: PASSWORD },
    }),
  },
  'payments.create-invoice': { call: ({ user }) => ({ body: invoiceBody(user._id) }) },
  'payments.create-session': { call: ({ user }) => ({ body: sessionBody(user._id) }) },
  'payments.list-history': { call: ({ user }) => ({ path: `/payments/history/all/${user._id}` }) },
  'payments.get-payment': ofPayment(''),
  'payments.check-payment': ofPayment('/check', {}),
  'payments.check-outcome': ofPayment('/outcome', {}),
  'payments.cancel-payment': ofPayment('/cancel'),
  'payments.continue-payment': ofPayment('/continue', {}),
  'payments.get-receipt': { ...ofPayment('/receipt'), paid: true },
  'payments.get-calendar-file': { ...ofPayment('/calendar'), paid: true },
};

/** Where a call says whose record it is about: in its path, its query or its body. */
const namesRecord = ({ path, query, body }: Operation) =>
  path.includes('{') ||
  [query, body].some(
    (part) => part && /"(_?id|\w+Id)":/.test(JSON.stringify(jsonSchemaOf(part, 'input'))),
  );

const withRecords = /^(account|halls|payments)\./;

describe('who may call what [S6.guest.1, R2, R13]', () => {
  test.each(operations.map((operation) => ({ id: operation.id, operation })))(
    '$id',
    async ({ id, operation }) => {
      const naming = namingCalls[id as OperationId];
      const owner = withRecords.test(id)
        ? await openOwner(world, { paid: naming?.paid ?? false })
        : {
            ...(await world.guest()),
            paymentId: '',
            sessionId: '',
            passkeyId: '',
            newPasskey: {},
            marks: [],
          };
      const ask = async (asker: Pick<Owner, 'user'> & { token: string | undefined }) => {
        const call = naming?.call(owner, asker) ?? (await sampleCall(world, operation));
        const reply = await send(world.api, operation, { ...call, token: asker.token });
        return { status: reply.status, text: await reply.text() };
      };
      const before = owner.paymentId && (await ownRecords(world, owner));
      const visitor = await ask({ user: owner.user, token: undefined });
      const other = await ask(await world.guest());
      const administrator = await ask(await world.guest({ role: 'administrator' }));
      const after = owner.paymentId && (await ownRecords(world, owner));
      const guest = await ask(owner);

      const answered = [visitor, guest, other, administrator];
      expect(answered.map(({ status }) => status)).toEqual(rights[id as OperationId]);
      for (const { text } of [visitor, other, administrator]) {
        for (const mark of owner.marks) expect(text).not.toContain(mark);
      }
      // Nobody but the guest has changed anything.
      expect(after).toEqual(before);
    },
  );

  test('each call of a guest that names a record is tried on the record of another', () => {
    const naming = operations.filter((one) => one.access === 'guest' && namesRecord(one));
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.map(({ id }) => id).filter((id) => !(id in namingCalls))).toEqual([]);
  });

  test.each(Object.entries(privateSettings))('GET %s', async (path, expected) => {
    const tokens = [undefined, world.tokens.guest, (await world.guest()).token, world.tokens.admin];
    const statuses = await Promise.all(
      tokens.map(async (token) => {
        const headers = token ? { authorization: `Bearer ${token}` } : undefined;
        return (await world.api.request(`/api${path}`, { headers })).status;
      }),
    );
    expect(statuses).toEqual(expected);
  });
});
