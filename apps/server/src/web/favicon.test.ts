import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettingsServer, type SettingsServer } from '../settings/settings.fixtures.js';
import { createWeb } from './create-web.js';

const drawn = Buffer.from([0, 0, 1, 0]);
let server: SettingsServer;
let files: string;
let web: Hono;
let rendered = 0;

beforeAll(async () => {
  server = await createSettingsServer();
  files = await mkdtemp(path.join(tmpdir(), 'vestibule-icon-'));
  await writeFile(path.join(files, 'favicon.ico'), drawn);
  const handle = async () => {
    rendered += 1;
    throw new Error('The page failed');
  };
  const pageQuery = (url: URL) => url.searchParams;
  const site = { assets: async () => ({ manifest: {} }), pageQuery, handle, files };
  web = createWeb({ services: server.services, site, accepting: () => true });
});

afterAll(async () => {
  await server.close();
  await rm(files, { recursive: true });
});

async function expectIcon(): Promise<void> {
  const response = await web.request('/favicon.ico');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/x-icon');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(drawn);
}

describe('/favicon.ico', () => {
  test('200: a file, and no page is rendered for it', async () => {
    await expectIcon();
    expect(rendered).toBe(0);
  });

  test.each(['/api/docs', '/sandbox/outbox', '/rooms'])(
    '%s names it, and may show it',
    async (path) => {
      const response = await web.request(path);
      expect(await response.text()).toContain('<link rel="icon" href="/favicon.ico"');
      expect(response.headers.get('content-security-policy')).toContain("img-src 'self'");
    },
  );

  test('200: in maintenance too', async () => {
    const message = 'Back at noon.';
    await server.send(
      'PUT',
      '/settings/maintenance-mode',
      { enabled: true, message },
      server.admin,
    );
    expect((await web.request('/rooms')).status).toBe(503);
    await expectIcon();
  });
});
