import { ruleMessage, ruleWords } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../handlers.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

/** Parts of a schema that only wrap or change a value, and so refuse none. */
const silent = new Set(['lazy', 'optional', 'to_upper_case', 'transform', 'trim']);

/** The rules in a schema that have no message of their own. */
function rulesOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { kind, type, message, getter } = part as Record<string, unknown>;
  const isRule = typeof kind === 'string' && typeof type === 'string' && message === undefined;
  const parts = typeof getter === 'function' ? [getter()] : Object.values(part);
  const own = isRule && !silent.has(type) ? [type] : [];
  return [...own, ...parts.flatMap((inner) => rulesOf(inner, seen))];
}

test('every rule of the contracts has words, and only those have [S8.users.3]', () => {
  const used = operations.flatMap(({ params, query, body }) => rulesOf([params, query, body]));
  expect(new Set(Object.keys(ruleWords))).toEqual(new Set(used));
});

describe('the words of a rule', () => {
  test.each([
    [v.string(), 1, 'Please enter text.'],
    [v.string(), undefined, 'This is missing.'],
    [v.object({ name: v.string() }), {}, 'This is missing.'],
    [v.object({}), 'text', 'Please send an object.'],
    [v.pipe(v.string(), v.minLength(1)), '', 'Please fill this in.'],
    [v.pipe(v.string(), v.minLength(8)), 'short', 'This is too short: at least 8 characters.'],
    [
      v.pipe(v.string(), v.maxLength(100)),
      'x'.repeat(101),
      'This is too long: at most 100 characters.',
    ],
    [v.pipe(v.array(v.string()), v.minLength(1)), [], 'This is too short: at least 1 entry.'],
    [v.pipe(v.array(v.string()), v.maxLength(0)), ['x'], 'This is too long: at most 0 entries.'],
    [v.picklist(['a']), '<b>', 'Please choose one of the offered values.'],
    [v.pipe(v.number(), v.maxValue(16)), 17, 'Please enter at most 16.'],
    [v.pipe(v.string(), v.isoDate()), 'soon', 'Please enter a date such as 2026-11-21.'],
    [v.pipe(v.string(), v.uuid()), 'a rule that no contract uses', 'This value is not accepted.'],
    [v.string('Full name is required'), 1, 'Full name is required'],
  ])('%#: %s', (schema, value, words) => {
    const { issues } = v.safeParse<v.GenericSchema>(schema, value, { message: ruleMessage });
    expect(issues?.[0].message).toBe(words);
  });
});

describe('a refusal', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });

  afterAll(() => server.close());

  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return await (await server.fetch(path, init)).json();
  };

  test('422: keeps the path of the field', async () => {
    expect(
      await post('/api/bookings', { bookingData: { clientInfo: { email: 7 } } }),
    ).toMatchObject({
      code: 'request.unprocessable',
      fields: {
        serviceId: 'This is missing.',
        'bookingData.clientInfo.email': 'Please enter text.',
        'bookingData.clientInfo.phone': 'This is missing.',
      },
    });
  });

  test('422: in the language of the call', async () => {
    expect(await post('/api/bookings?lang=ar', { bookingData: {} })).toMatchObject({
      message: 'هذه القيمة ناقصة.',
      fields: { serviceId: 'هذه القيمة ناقصة.' },
    });
    expect(await (await server.fetch('/api/rooms?guests=many&lang=ar')).json()).toMatchObject({
      fields: { guests: 'يُرجى إدخال رقم.' },
    });
  });

  test('422: keeps the words of the domain’s rules', async () => {
    const { message, fields } = await post('/api/basic-users/register', { email: 'x' });
    expect(message).toBe('Full name is required');
    expect(fields).toMatchObject({ email: 'Email is invalid', password: 'Password is required' });
  });

  test('400: of a query; 404: of an address, in the words of its code [S8.users.3]', async () => {
    expect(await (await server.fetch('/api/rooms?guests=many')).json()).toMatchObject({
      message: 'Please enter a number.',
      fields: { guests: 'Please enter a number.' },
    });
    expect(await (await server.fetch('/api/rooms/a%20b')).json()).toMatchObject({
      message: 'Resource not found',
      fields: { id: 'Please check the format of this value.' },
    });
  });
});
