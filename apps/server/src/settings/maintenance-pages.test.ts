import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveWords } from '../translations/store.js';
import { createWeb } from '../web/create-web.js';
import { createSettingsServer, type SettingsServer } from './settings.fixtures.js';

let server: SettingsServer;
let visit: (path: string) => Promise<Response>;

beforeAll(async () => {
  server = await createSettingsServer();
  const web = createWeb({
    services: server.services,
    site: {
      assets: async () => ({ manifest: {} }),
      pageQuery: (url) => url.searchParams,
      handle: async () => new Response('<!doctype html>the page'),
    },
    accepting: () => true,
  });
  visit = async (path) => await web.request(path);
});

afterAll(() => server.close());

const set = (enabled: boolean) =>
  server.send(
    'PUT',
    '/settings/maintenance-mode',
    { enabled, message: 'Back at noon.' },
    server.admin,
  );

describe('the public site in maintenance (spec 7, Settings)', () => {
  test('503: every page is a friendly one that no cache keeps, with Retry-After', async () => {
    await set(true);
    for (const path of ['/', '/rooms', '/no-such-page']) {
      const response = await visit(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('300');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('Back at noon.');
    }
  });

  test('503: below /ar it is in Arabic, but for the hotel’s own message, which says that it is English', async () => {
    for (const path of ['/ar', '/ar/rooms']) {
      const response = await visit(path);
      expect(response.status).toBe(503);
      const page = await response.text();
      expect(page).toContain('<html lang="ar" dir="rtl">');
      expect(page).toContain('<h1>نعود بعد قليل</h1><p lang="en" dir="ltr">Back at noon.</p>');
    }
    expect(await (await visit('/arts')).text()).toContain('<html lang="en" dir="ltr">');
  });

  test('503: and with it, where that is translated as it is now, also the API', async () => {
    const { db, watch } = server.services;
    const words = { 'maintenance.message': { value: 'نعود ظهرًا.' } };
    await saveWords(db, 'settings', 'ar', words);
    await watch.refresh();
    expect(await (await visit('/ar/rooms')).text()).toContain('<p dir="auto">نعود ظهرًا.</p>');
    expect(await (await visit('/rooms')).text()).toContain('<p dir="auto">Back at noon.</p>');
    const refused = async (path: string) => (await (await server.get(path)).json()).message;
    expect(await refused('/rooms?lang=ar')).toBe('نعود ظهرًا.');
    expect(await refused('/rooms')).toBe('Back at noon.');
  });

  test('200: health checks pass', async () => {
    expect((await visit('/healthz')).status).toBe(200);
    expect((await visit('/readyz')).status).toBe(200);
  });

  test('200: the page is back as soon as the mode is off', async () => {
    await set(false);
    expect(await (await visit('/')).text()).toContain('the page');
  });
});
