import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { createTestServer } from '../testing/test-server.js';
import { callerAddress } from './caller-address.js';

async function addressOf(forwarded: string, trustedProxies = 1): Promise<string> {
  const app = new Hono().get('/', (context) =>
    context.text(callerAddress(context, trustedProxies)),
  );
  const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded } });
  return await response.text();
}

describe('the address that a trusted proxy wrote', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:DB8:0:0::1]:443"', '2001:db8::1'],
    ['[fe80::1%eth0]:443', 'fe80::1'],
    ['fe80::1%25', 'fe80::1'],
    ['198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
  ])('%s is %s', async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address);
  });

  test.each([
    'unknown',
    '_hidden',
    '',
    'x1',
    '1',
    '0x7f.1',
    '203.0.113.999',
    '203.0.113.7:51234:1',
    '203.0.113.7 x',
    '[203.0.113.7',
    '198.51.100.1, ',
  ])('“%s” is no address: the socket counts', async (forwarded) => {
    expect(await addressOf(forwarded)).toBe('in-process');
  });

  test('what the caller wrote before it is not read', async () => {
    expect(await addressOf('198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1');
    expect(await addressOf('198.51.100.1', 2)).toBe('in-process');
    expect(await addressOf('198.51.100.1', 0)).toBe('in-process');
  });
});

test('429: another port, or a text that is no address, is not another caller', async () => {
  const server = await createTestServer({
    environment: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.1' },
  });
  const reset = async (forwarded: string) => {
    const call = {
      body: { email: `${crypto.randomUUID()}@example.com` },
      headers: { 'x-forwarded-for': forwarded },
    };
    return (await sendJson(server, '/api/basic-users/forgot-password', call)).status;
  };
  const statuses = async (entry: (port: number) => string) => [
    await reset(entry(1)),
    await reset(entry(2)),
    await reset(entry(3)),
  ];
  expect(await statuses((port) => `203.0.113.7:${port}`)).toEqual([200, 200, 429]);
  expect(await statuses((port) => `[2001:db8::${port}]:443`)).toEqual([200, 200, 429]);
  expect(await statuses((port) => `nonsense-${port}`)).toEqual([200, 200, 429]);
  await server.close();
});
