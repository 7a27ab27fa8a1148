import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@vestibule/site/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setSetting } from '../testing/set-setting.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';
import { listen, type Listener } from '../web/listen.js';

let server: TestServer;
let dist: string;
let listener: Listener;

beforeAll(async () => {
  server = await createTestServer();
  dist = await mkdtemp(path.join(tmpdir(), 'vestibule-assets-'));
  for (const release of ['client', 'previous']) {
    await mkdir(path.join(dist, release, 'assets'), { recursive: true });
  }
  const site = {
    assets: async () => ({ manifest: {} }),
    pageQuery: (url: URL) => url.searchParams,
    handle: async () => new Response('a page'),
    files: path.join(dist, 'client'),
    previousFiles: path.join(dist, 'previous'),
  };
  const web = createWeb({ services: server.services, site, accepting: () => true });
  listener = await listen({ web, host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await listener.close();
  await server.close();
  await rm(dist, { recursive: true });
});

const get = (address: string) => fetch(new URL(address, listener.url));
const write = (file: string) => writeFile(path.join(dist, file), file);

describe('GET /assets/{file}', () => {
  test.each(['client', 'previous'])('200: a file of the %s release, for good', async (release) => {
    await write(`${release}/assets/shared-${release}.js`);
    const response = await get(`/assets/shared-${release}.js`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`${release}/assets/shared-${release}.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch('text/javascript');
  });

  test('404: a file of a release that is no longer kept, which nobody may remember', async () => {
    const response = await get('/assets/shared-older.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Not found');
  });

  test('200: the same address, once the file is there', async () => {
    await write('previous/assets/shared-older.js');
    expect((await get('/assets/shared-older.js')).status).toBe(200);
  });
});

test('of the release before nothing else is served', async () => {
  await write('previous/favicon.ico');
  expect(await (await get('/favicon.ico')).text()).toBe('a page');
});

test('the manifest has the name that the settings say, and tells of no other hotel [G1.5]', async () => {
  const file = path.join(dist, 'client', 'site.webmanifest');
  const given = { name: brand.name, short_name: brand.name, description: 'A hotel', lang: 'en' };
  await writeFile(file, JSON.stringify(given));
  expect(await (await get('/site.webmanifest')).json()).toEqual(given);
  const renamed = `${brand.name} Annexe`;
  await setSetting(server.services.db, 'general.hotelName', renamed);
  await server.services.watch.refresh();
  const reply = await get('/site.webmanifest');
  expect(reply.headers.get('content-type')).toBe('application/manifest+json');
  expect(await reply.json()).toEqual({
    name: renamed,
    short_name: renamed,
    lang: 'en',
  });
});
