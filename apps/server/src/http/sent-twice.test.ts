import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { minutesAfter } from '@vestibule/domain/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetExpiredJob } from '../account/forget-expired.js';
import { preferences, users } from '../account/tables.js';
import { createApi } from '../app.js';
import type { OperationId } from '../contracts.js';
import { hallRequestEvents, hallRequests } from '../halls/tables.js';
import { operations } from '../handlers.js';
import { subscribers } from '../newsletter/tables.js';
import { hallRequest, sampleCall } from '../statuses/samples.js';
import { createWorld, send, type Call, type World } from '../statuses/world.js';
import { TEST_NOW } from '../testing/test-server.js';
import { idempotencyKeys } from './tables.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterEach(() => world.server.setNow(TEST_NOW));

afterAll(() => world.close());

/** What one call writes, and how many jobs it leaves: mails and links. */
const effects: Partial<Record<OperationId, { tables: PgTable[]; jobs: number }>> = {
  'account.register': { tables: [users, preferences], jobs: 1 },
  'contact.send-message': { tables: [], jobs: 2 },
  'halls.request-hall': { tables: [hallRequests, hallRequestEvents], jobs: 2 },
  'newsletter.subscribe': { tables: [subscribers], jobs: 1 },
};

/** Why each other call that is a POST may be sent twice. */
const otherwise: Partial<Record<OperationId, string>> = {
  'account.login': 'a second session is of no harm',
  'account.logout': 'the session is over',
  'account.forgot-password': 'the link comes again',
  'account.check-reset-link': 'it asks',
  'account.reset-password': 'a link serves once',
  'account.verify-email': 'the address is confirmed',
  'account.resend-verification': 'the link comes again',
  'account.delete-account': 'the account is gone',
  'account.start-passkey': 'the next challenge serves as well',
  'account.add-passkey': 'a challenge serves once',
  'account.remove-passkey': 'the passkey is gone',
  'account.start-passkey-login': 'the next challenge serves as well',
  'account.passkey-login': 'a challenge serves once',
  'newsletter.confirm-subscription': 'the address is confirmed',
  'newsletter.unsubscribe': 'the address is gone',
  'payments.create-invoice': 'the guest’s own hold is kept (payments/attempts/sent-twice.test.ts)',
  'payments.create-session': 'the guest’s own hold is kept (payments/attempts/sent-twice.test.ts)',
  'payments.check-payment': 'it asks',
  'payments.check-outcome': 'it asks',
  'payments.cancel-payment': 'what is cancelled cannot be cancelled again',
  'payments.continue-payment': 'the guest’s own hold is kept',
  'settings.create-setting': 'the key of a setting is unique',
  'settings.clear-cache': 'an empty cache is emptied',
  'settings.reset-settings': 'the same values are written',
  'settings.validate-settings': 'it asks',
  'settings.import-settings': 'the same values are written',
};

const idempotent = operations.filter((operation) => operation.idempotent);
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

test('every POST is idempotent, or has its reason why it needs no key', () => {
  const posts = operations.filter(({ method }) => method === 'POST').map(({ id }) => id);
  expect(posts.sort()).toEqual([...Object.keys(effects), ...Object.keys(otherwise)].sort());
  expect(idempotent.map(({ id }) => id).sort()).toEqual(Object.keys(effects));
});

describe.each(idempotent.map((operation) => ({ id: operation.id, operation })))(
  '$id under an idempotency key [R14]',
  ({ id, operation }) => {
    const { tables, jobs } = effects[id as OperationId] ?? { tables: [], jobs: 0 };

    /** Over real HTTP. */
    const overHttp = async (call: Call, key: string) => {
      const request = (path: string, init: RequestInit) => fetch(world.server.url + path, init);
      const headers = { 'idempotency-key': key };
      const reply = await send({ request }, operation, { ...call, headers });
      return { status: reply.status, text: await reply.text() };
    };

    const counted = async () => {
      const { db } = world.server.services;
      const rows = await Promise.all(tables.map((table) => db.$count(table)));
      return [...rows, world.server.jobs.enqueued.length];
    };
    const once = (before: number[], times = 1) =>
      before.map((count, at) => count + times * (at < tables.length ? 1 : jobs));

    test('ten at once take effect once, and get the same reply', async () => {
      const [call, before, key] = [await sampleCall(world, operation), await counted(), newKey()];
      const replies = await Promise.all(Array.from({ length: 10 }, () => overHttp(call, key)));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
      expect(await counted()).toEqual(once(before));
    });

    test('again, as after a lost reply, the same reply and nothing more', async () => {
      const [call, before, key] = [await sampleCall(world, operation), await counted(), newKey()];
      const first = await overHttp(call, key);
      world.server.setNow(minutesAfter(TEST_NOW, 23 * 60));
      expect(await overHttp(call, key)).toEqual(first);
      expect(await counted()).toEqual(once(before));
    });

    test('409: the same key with another body, and nothing more', async () => {
      const [call, before, key] = [await sampleCall(world, operation), await counted(), newKey()];
      await overHttp(call, key);
      const other = id === 'halls.request-hall' ? otherHall() : await sampleCall(world, operation);
      const reply = await overHttp(other, key);
      expect(reply.status).toBe(409);
      expect(JSON.parse(reply.text).code).toBe('request.key-reused');
      expect(await counted()).toEqual(once(before));
    });

    test('another caller’s key is another key', async () => {
      const [call, key] = [await sampleCall(world, operation), newKey()];
      const own = { ...call, token: (await world.guest()).token };
      await overHttp(own, key);
      const others = [world.tokens.guest, undefined];
      for (const token of others) {
        const other = { ...(await sampleCall(world, operation)), token };
        const before = await counted();
        expect((await overHttp(other, key)).status).toBe(201);
        expect(await counted()).toEqual(once(before));
      }
    });

    test('what fails before it is committed keeps nothing: the next try takes effect', async () => {
      const [call, before, key] = [await sampleCall(world, operation), await counted(), newKey()];
      const { services } = world.server;
      const enqueue = () => Promise.reject(new Error('The server dies here.'));
      const dying = createApi({ ...services, jobs: { enqueue } });
      const headers = { 'idempotency-key': key };
      expect((await send(dying, operation, { ...call, headers })).status).toBe(500);
      expect(await counted()).toEqual(before);
      expect((await overHttp(call, key)).status).toBe(201);
      expect(await counted()).toEqual(once(before));
    });

    test('without a key each call takes effect', async () => {
      const before = await counted();
      for (let time = 0; time < 2; time += 1) {
        expect((await send(world.api, operation, await sampleCall(world, operation))).status).toBe(
          201,
        );
      }
      expect(await counted()).toEqual(once(before, 2));
    });
  },
);

const otherHall = (): Call => {
  const { body } = hallRequest();
  return { body: { ...Object(body), serviceId: 'ballroom' } };
};

describe('what is kept under a key', () => {
  const register = idempotent.find(({ id }) => id === 'account.register')!;
  const kept = () => world.server.services.db.$count(idempotencyKeys);

  test('goes after a day: the key is new again', async () => {
    const contact = idempotent.find(({ id }) => id === 'contact.send-message')!;
    const call = await sampleCall(world, contact);
    const sent = { ...call, headers: { 'idempotency-key': newKey() } };
    await send(world.api, contact, sent);
    world.server.setNow(minutesAfter(TEST_NOW, 24 * 60 + 1));
    const before = world.server.jobs.enqueued.length;
    await send(world.api, contact, sent);
    expect(world.server.jobs.enqueued.length).toBe(before + 2);
    world.server.setNow(minutesAfter(TEST_NOW, 3 * 24 * 60));
    await forgetExpiredJob.run(world.server.services, {}, 'job');
    expect(await kept()).toBe(0);
  });

  test('goes with the account that it tells of, and holds no key and no password', async () => {
    const call = await sampleCall(world, register);
    const key = newKey();
    const reply = await send(world.api, register, { ...call, headers: { 'idempotency-key': key } });
    const { user } = (await reply.json()).data;
    const { db } = world.server.services;
    const rows = JSON.stringify(await db.select().from(idempotencyKeys));
    expect(rows).toContain(user._id);
    expect(rows).not.toContain(key);
    expect(rows).not.toContain('Seaside7Palms');
    const before = await kept();
    await db.delete(users).where(eq(users.id, user._id));
    expect(await kept()).toBe(before - 1);
  });
});
