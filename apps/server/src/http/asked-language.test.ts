import { operation } from '@vestibule/api/transport/operation';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../handlers.js';
import { ReplyCache } from '../replies/reply-cache.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { roomsMessages } from '@vestibule/domain/rooms';
import { mount } from './mount.js';

const echo = operation({
  id: 'settings.get-language',
  method: 'GET',
  path: '/language',
  summary: 'The language of the call',
  access: 'guest',
  reply: v.object({ language: v.string() }),
  problems: [],
});

let server: TestServer;
let api: Hono;

beforeAll(async () => {
  server = await createTestServer();
  const { services } = server;
  const guest = { id: 'guest', email: 'noor@example.com', role: 'guest' as const };
  const handler = {
    operation: echo,
    run: async (_: unknown, { language }: { language: string }) => ({ language }),
  };
  api = new Hono();
  mount(api, [handler], {
    services,
    authenticate: async () => guest,
    replies: new ReplyCache(services),
  });
});
afterAll(() => server.close());

test.each([
  ['', 'en'],
  ['?lang=en', 'en'],
  ['?lang=ar', 'ar'],
  ['?lang=AR', 'en'],
  ['?lang=fr', 'en'],
  ['?lang=', 'en'],
  ['?lang=ar&lang=en', 'ar'],
])('a call with %j is in %s', async (query, language) => {
  const headers = { authorization: 'Bearer any' };
  const response = await api.request(`/language${query}`, { headers });
  expect(await response.json()).toEqual({ language });
});

test.each([
  ['/rooms/none', roomsMessages['rooms.not-found']],
  ['/rooms/none?lang=ar', expect.stringMatching(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u)],
])('404: %s, with the words of the language', async (path, message) => {
  const response = await server.fetch(`/api${path}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'rooms.not-found', message });
});

test('no operation refuses the language as an unknown key', () => {
  const refusing = operations.filter(({ query }) => {
    const { issues = [] } = v.safeParse(query ?? v.unknown(), { lang: 'ar' });
    return issues.some((issue) => v.getDotPath(issue) === 'lang');
  });
  expect(refusing).toEqual([]);
});
