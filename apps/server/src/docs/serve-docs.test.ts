import { Validator } from '@seriousme/openapi-schema-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureOf } from '../contracts.js';
import { operations } from '../handlers.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { jsonSchemaOf } from './json-schema.js';
import type { OpenApiDocument } from './openapi-document.js';
import { sampleOf } from './sample.js';
import { serveDocs } from './serve-docs.js';

let server: TestServer;
let document: OpenApiDocument;

beforeAll(async () => {
  server = await createTestServer();
  document = (await (await server.fetch('/api/openapi.json')).json()) as OpenApiDocument;
});

afterAll(() => server.close());

describe('the API’s own description', () => {
  test('200: valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('200: holds every mounted operation, once', () => {
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    expect(new Set(described).size).toBe(described.length);
  });

  test('200: names each operation’s problems at their status, with an example', () => {
    const { responses } = document.paths['/rooms/{id}']?.['get'] ?? {};
    expect(responses).toMatchObject({
      404: {
        content: {
          'application/json': {
            examples: {
              'rooms.not-found': {
                value: {
                  success: false,
                  code: 'rooms.not-found',
                  message: 'We could not find that room.',
                },
              },
            },
          },
        },
      },
    });
  });

  const replies = operations.filter(({ replyType }) => replyType !== 'file');

  test.each(replies.map((operation) => ({ id: operation.id, operation })))(
    '200: the example of $id fits its schema',
    ({ operation }) => {
      const example = sampleOf(jsonSchemaOf(operation.reply, 'output'), featureOf(operation));
      expect(v.safeParse(operation.reply, example).issues).toBeUndefined();
    },
  );

  const sent = operations.flatMap((operation) =>
    (['params', 'query', 'body'] as const)
      .filter(() => operation.bodyType !== 'multipart')
      .flatMap((part) => (operation[part] ? [{ id: operation.id, part, operation }] : [])),
  );

  test.each(sent)('200: the example of the $part of $id is accepted', ({ part, operation }) => {
    const schema = operation[part];
    const example = schema && sampleOf(jsonSchemaOf(schema, 'input'), featureOf(operation));
    expect(schema && v.safeParse(schema, example).issues).toBeUndefined();
  });

  test('200: settings, payments and rooms are named as each feature names them', () => {
    const exampleOf = (path: string) => document.paths[path]?.['put']?.parameters[0]?.example;
    expect(exampleOf('/settings/{categoryOrId}')).toBe('booking.checkInTime');
    expect(document.paths['/payments/{id}']?.['get']?.parameters[0]?.example).toMatch(/^PAY-/);
  });

  test('200: a page to read, with a policy of its own and nothing from elsewhere', async () => {
    const response = await server.fetch('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    for (const { id, summary } of operations) {
      expect(page).toContain(`id="${id}"`);
      expect(page).toContain(summary.replaceAll("'", '&#39;').replaceAll('"', '&quot;'));
    }
    expect(page).toContain('<code>server.maintenance</code>');
    expect(page).toContain('<code>rooms.not-found</code>');
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(src|href)="https?:/);
    expect((await server.fetch('/api/docs/style.css')).headers.get('content-type')).toContain(
      'text/css',
    );
  });
});

describe.each(['/openapi.json', '/docs'])('%s', (path) => {
  test('200: is made once', async () => {
    const [operation] = operations;
    let looks = 0;
    const watched = new Proxy(operation as object, {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key);
      },
    }) as typeof operation & object;
    const api = new Hono();
    serveDocs(api, [watched], server.services);
    const first = await (await api.request(path)).text();
    const looksOfFirst = looks;
    expect(looksOfFirst).toBeGreaterThan(0);
    expect(await (await api.request(path)).text()).toBe(first);
    expect(looks).toBe(looksOfFirst);
  });

  test('304: for whoever has it already', async () => {
    const first = await server.fetch(`/api${path}`);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const second = await server.fetch(`/api${path}`, { headers });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });
});
