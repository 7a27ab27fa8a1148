import { Writable } from 'node:stream';
import { toRegisterRequest } from '@vestibule/domain/account';
import { buildSignUpForm } from '@vestibule/domain/account/builders';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../account/sessions.js';
import { createApi } from '../app.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createLogger } from './create-logger.js';
import { describeError } from './describe-error.js';
import { failureText } from './failure-text.js';

const guest = toRegisterRequest(buildSignUpForm({ firstName: 'Zuleikha', lastName: 'Al Busaidi' }));
/** The guest's, a stored password, a token or its hash, and what precedes them in a driver's words. */
const secret =
  /Zuleikha|Busaidi|layla|haddad|96892123456|9212 3456|\$scrypt|\$argon|[\w-]{43}|params|detail/;

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function recorder() {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  return { logger: createLogger('error', stream), log: () => log };
}

/** Statements that PostgreSQL refuses, each with the values that it or drizzle quotes. */
const refused = {
  'a session of nobody': async ({ services }: TestServer) =>
    await openSession(services.db, guest.email, services.now()),
  'a key that is there twice': async ({ services: { db } }: TestServer) => {
    await db.execute(sql`CREATE TABLE IF NOT EXISTS guests (name text PRIMARY KEY)`);
    for (let time = 0; time < 2; time += 1) {
      await db.execute(sql`INSERT INTO guests VALUES (${guest.fullName})`);
    }
  },
  'a value of another type': async ({ services: { db } }: TestServer) =>
    await db.execute(sql`SELECT ${guest.fullName}::uuid`),
};

async function failureOf(name: keyof typeof refused): Promise<unknown> {
  return await refused[name](server).then(
    () => expect.fail('PostgreSQL took it'),
    (error: unknown) => error,
  );
}

describe('the log of a failed statement', () => {
  test('a request: the statement, the rule and the calls, nothing of the guest', async () => {
    const { db } = server.services;
    await db.execute(sql`ALTER TABLE users ADD CONSTRAINT nobody CHECK (false) NOT VALID`);
    const { logger, log } = recorder();
    const api = createApi({ ...server.services, logger });
    const response = await api.request('/api/basic-users/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guest),
    });
    expect(response.status).toBe(500);
    const { err } = JSON.parse(log());
    expect(err.statement).toContain('insert into "users"');
    expect(err.stack).toMatch(/^at .+\n(at .+\n?)+$/);
    expect(err.cause).toMatchObject({
      code: '23514',
      table: 'users',
      constraint: 'nobody',
      message: expect.stringContaining('violates check constraint'),
    });
    expect(log()).not.toMatch(secret);
  });

  test.each([
    ['a session of nobody', '23503'],
    ['a key that is there twice', '23505'],
    ['a value of another type', '22P02'],
  ] as const)('%s: its code %s, no value, in the log and at a terminal', async (name, code) => {
    const error = await failureOf(name);
    const { logger, log } = recorder();
    logger.error({ err: error }, 'A job failed');
    for (const text of [log(), failureText(error, [])]) {
      expect(text).toContain(code);
      expect(text).toContain('describe-error.test.ts');
      expect(text).not.toMatch(secret);
    }
  });
});

test('a copy of an error, as the job queue reports it, is described like the error', async () => {
  const error = (await failureOf('a key that is there twice')) as Error & { cause: Error };
  for (const original of [error, error.cause]) {
    const { message, stack } = original;
    const copy = Object.assign({}, original, { message, stack, queue: 'payments.reconcile' });
    expect(describeError(copy)).toEqual(describeError(original));
  }
});

describe('any other error', () => {
  const issueOf = (input: unknown) => {
    try {
      return v.parse(v.number(), input);
    } catch (error) {
      return error;
    }
  };
  const broken = (text: string) => {
    try {
      return JSON.parse(text);
    } catch (error) {
      return error;
    }
  };

  test.each([
    ['a schema', issueOf(guest.fullName)],
    ['a JSON reader', broken(`Zuleikha "Al" Busaidi`)],
    ['a mail server', new Error(`550 5.1.1 <${guest.email}>: Recipient address rejected`)],
    ['a phone', new Error('No answer from +968 9212 3456')],
    ['a token', new Error(`/reset?token=${'a1-_'.repeat(11)}`)],
    ['a text', guest.email],
    ['several', new AggregateError([new Error(guest.email)], `Cause: ${guest.email}`)],
  ])('%s: no value in what it says', (_, error) => {
    expect(JSON.stringify(describeError(error))).not.toMatch(secret);
  });

  test('only what is known to be safe is kept of its properties', () => {
    const error = Object.assign(new Error('Refused'), {
      code: 'EENVELOPE',
      rejected: [guest.email],
    });
    expect(describeError(error)).toMatchObject({
      type: 'Error',
      message: 'Refused',
      code: 'EENVELOPE',
    });
    expect(describeError(error)).not.toHaveProperty('rejected');
  });

  test('a cause that leads back to itself ends', () => {
    const error = new Error('Round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).match(/Round/g)).toHaveLength(6);
  });

  test('what the operator can mend is told by its message alone', () => {
    expect(failureText(new RangeError('Give two days.'), [RangeError])).toBe('Give two days.');
    expect(failureText(new TypeError('Oops'), [RangeError])).toMatch(/^TypeError: Oops\n {4}at /);
  });
});
