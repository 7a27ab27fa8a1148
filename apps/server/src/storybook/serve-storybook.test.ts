import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await createTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  await writeFile(path.join(folder, 'index.html'), '<title>Vestibule</title>');
  await writeFile(path.join(folder, 'index.json'), '{"v":5,"entries":{}}');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const webWith = (storybook: string | undefined) =>
  createWeb({ services: server.services, site: undefined, storybook, accepting: () => true });

const ask = async (address: string) => await webWith(folder).request(address);

describe('Storybook under /storybook', () => {
  test('200: its pages and files', async () => {
    const page = await ask('/storybook/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Vestibule</title>');
    const index = await ask('/storybook/index.json');
    expect(index.headers.get('content-type')).toContain('application/json');
  });

  test('301: the folder without its slash', async () => {
    const reply = await ask('/storybook');
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/storybook/']);
  });

  test('404: what it does not hold, and what lies beside it', async () => {
    expect((await ask('/storybook/nothing.js')).status).toBe(404);
    expect((await ask('/storybook/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  test('a policy of its own: its own files alone, framed by nobody else', async () => {
    const { headers } = await ask('/storybook/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('the rest of the server keeps its own', async () => {
    const { headers } = await ask('/healthz');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('STORYBOOK', () => {
  test('off unless asked for', async () => {
    expect(readConfig({}).storybook).toBe(false);
    expect((await webWith(undefined).request('/storybook/')).status).toBe(404);
  });

  test.each([
    ['1', true],
    ['0', false],
  ])('%s', (value, storybook) => {
    expect(readConfig({ STORYBOOK: value })).toMatchObject({ storybook });
  });

  test('anything else is a clear error', () => {
    expect(() => readConfig({ STORYBOOK: 'perhaps' })).toThrow('STORYBOOK must be one of 0, 1.');
  });
});
