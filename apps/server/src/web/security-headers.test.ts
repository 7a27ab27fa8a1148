import { COLOURS_PATH } from '@vestibule/domain/pictures';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from './create-web.js';

let server: TestServer;
let web: Hono;

const site = {
  assets: async () => ({ manifest: {} }),
  pageQuery: (url: URL) => url.searchParams,
  handle: async () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
};

const createSite = (services: TestServer['services']) =>
  createWeb({ services, site, accepting: () => true });

beforeAll(async () => {
  server = await createTestServer({
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://hotel.example',
      PAYMENTS: 'sandbox',
    },
  });
  web = createSite(server.services);
});
afterAll(() => server.close());

const paths = [
  '/',
  '/ar/rooms',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/healthz',
  '/metrics',
  '/assets/none.js',
  '/uploads/none.webp',
  COLOURS_PATH,
  '/sandbox/outbox',
  '/api/docs',
  '/api/openapi.json',
  '/api/general-settings',
  '/api/basic-users/profile',
  '/api/nowhere',
];

describe.each(paths)('%s', (path) => {
  // The second answer may be a kept one.
  test.each(['first', 'again'])('is answered with the headers that browsers obey, %s', async () => {
    const { headers } = await web.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    const policy = headers.get('content-security-policy');
    for (const part of ["base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).toMatch(/(object|default)-src 'none'/);
    expect([...headers.keys()].filter((name) => /^access-control|^set-cookie/.test(name))).toEqual(
      [],
    );
  });

  test('says its type, and of a text how it is written', async () => {
    const type = (await web.request(path)).headers.get('content-type') ?? '';
    expect(type).toMatch(/^(application\/json|(text\/|application\/xml).*; ?charset=utf-8$)/i);
  });
});

test('a hotel that is reached by http asks nobody for https', async () => {
  const plain = createSite({
    ...server.services,
    config: { ...server.services.config, publicUrl: 'http://localhost:3000' },
  });
  expect((await plain.request('/')).headers.get('strict-transport-security')).toBeNull();
});
