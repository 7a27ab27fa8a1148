import { minutesAfter } from '@vestibule/domain/calendar';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '@vestibule/api/transport/operation';
import { inTransaction } from '../database/retry.js';
import { jsonSchemaOf } from '../docs/json-schema.js';
import { operations } from '../handlers.js';
import { newSubscriberId } from '../newsletter/links.js';
import { confirmSubscriber, keepSubscriber } from '../newsletter/store.js';
import { sampleCall } from '../statuses/samples.js';
import { createWorld, PASSWORD, send, type World } from '../statuses/world.js';
import { queriesOf } from '../testing/count-queries.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer } from '../testing/test-server.js';
import { hashPassword } from './passwords.js';
import { signIn } from '../testing/sign-in.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

/** The specification has sign-up say that an address is taken. */
const takesEmail = ({ access, body, id }: Operation) =>
  access === 'public' &&
  id !== 'account.register' &&
  body !== undefined &&
  JSON.stringify(jsonSchemaOf(body, 'input')).includes('"email":');

const asking = operations.filter(takesEmail);

const accounts = {
  confirmed: {},
  unconfirmed: { emailVerifiedAt: null },
  'of the administrator': { role: 'administrator' },
} as const;

/** The sample's body about another address, with a password that fits no account. */
function about(email: string, body: unknown): unknown {
  const text = JSON.stringify(body, (key, value: unknown) => (key === 'email' ? email : value));
  return JSON.parse(text.replaceAll(PASSWORD, 'Wrong7Palms'));
}

/** All of an answer that the outside sees, but for what is new in each. */
async function answerOf(operation: Operation, email: string) {
  const call = await sampleCall(world, operation);
  const reply = await send(world.api, operation, { ...call, body: about(email, call.body) });
  const headers = [...reply.headers].filter(([name]) => name !== 'x-request-id');
  const text = (await reply.text()).replace(/"_id":"[^"]+"/, '"_id":"an-id"');
  return { status: reply.status, headers, text };
}

async function keepConfirmedSubscriber(email: string): Promise<void> {
  const { db, now } = world.server.services;
  const id = newSubscriberId();
  await inTransaction(db, async (tx) => {
    await keepSubscriber(tx, { id, email, now: now(), expiresAt: minutesAfter(now(), 60) });
    await confirmSubscriber(tx, id, now());
  });
}

test('these public calls take an address', () => {
  expect(asking.map(({ id }) => id).toSorted()).toEqual([
    'account.forgot-password',
    'account.login',
    'account.resend-verification',
    'contact.send-message',
    'halls.request-hall',
    'newsletter.subscribe',
  ]);
});

test('the bench of answer times asks each of them', () => {
  const bench = readFileSync(
    new URL('../../../../tools/bench/enumeration.ts', import.meta.url),
    'utf8',
  );
  expect(asking.filter(({ path }) => !bench.includes(`'${path}'`)).map(({ id }) => id)).toEqual([]);
});

describe.each(asking)('$id says nothing of who has an account', (operation) => {
  test.each(Object.entries(accounts))('of an account, %s', async (_, account) => {
    const { user } = await world.guest(account);
    await keepConfirmedSubscriber(user.email);
    const known = await answerOf(operation, user.email);
    const unknown = await answerOf(operation, user.email.replace('guest', 'nobody'));
    expect(known).toEqual(unknown);
    expect(known.text).not.toBe('');
  });
});

test('a wrong password asks the database for as much, whether the network is known or the address is not', async () => {
  const server = await createTestServer();
  const { db } = server.services;
  const { user } = await signIn(server.services, { passwordHash: await hashPassword(PASSWORD) });
  const login = async (email: string, password: string) => {
    await sendJson(server, '/api/basic-users/login', { body: { email, password } });
  };
  await login(user.email, PASSWORD);
  const known = await queriesOf(db, () => login(user.email, 'Wrong7Palms'));
  const unknown = await queriesOf(db, () => login('nobody@example.com', 'Wrong7Palms'));
  expect(known).toEqual(unknown);
  await server.close();
});
