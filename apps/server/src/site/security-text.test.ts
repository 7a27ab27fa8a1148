import {
  demonstrationNames,
  isDemonstration,
  placeholderContact,
  type HotelIdentity,
} from '@vestibule/domain/content';
import { initialSettings, type GeneralSettings } from '@vestibule/domain/settings';
import { brand } from '@vestibule/site/brand';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstGeneralSettings } from '../settings/first-settings.js';
import { createSettingsServer, type SettingsServer } from '../settings/settings.fixtures.js';
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';
import { serveSecurityText } from './security-text.js';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
const identity: HotelIdentity = { name: 'Coral House' };
const coral: GeneralSettings = {
  ...firstGeneralSettings,
  hotelName: identity.name,
  email: 'desk@coral.example',
  phone: '+971 4 555 0199',
};
const initial = {
  phone: initialSettings['general.phone'],
  email: initialSettings['general.email'],
};
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    environment: { PUBLIC_URL: 'https://coral.example', PAYMENTS: 'sandbox' },
  });
});
afterAll(() => server.close());

async function served(settings: GeneralSettings = coral, of = identity): Promise<Response> {
  const web = new Hono();
  serveSecurityText(web, { ...server.services, hotel: () => settings }, of);
  return await web.request(PATH);
}

const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '));

describe('/.well-known/security.txt (RFC 9116)', () => {
  test('200: how to reach the hotel by its settings, the languages, and its own address', async () => {
    const reply = await served();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
    expect(fieldsOf(await reply.text())).toEqual([
      ['Contact', 'mailto:desk@coral.example'],
      ['Contact', 'tel:+97145550199'],
      ['Expires', expect.any(String)],
      ['Preferred-Languages', 'en, ar'],
      ['Canonical', `https://coral.example${PATH}`],
    ]);
  });

  test('404: a hotel of its own name that has said neither its address nor its phone', async () => {
    const { phone, email } = placeholderContact;
    const reply = await served({ ...coral, phone, email });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await served({ ...coral, ...initial })).status).toBe(404);
  });

  test('200: the demonstration names where the project takes reports, as SECURITY.md does', async () => {
    const name = demonstrationNames.en;
    const shown = { ...coral, hotelName: name, ...initial };
    const [first, second] = fieldsOf(await (await served(shown, { name })).text());
    expect([first?.[0], second?.[0]]).toEqual(['Contact', 'Expires']);
    const page = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8');
    expect(page).toContain(`(${first?.[1]})`);
    const renamed = { ...shown, hotelName: identity.name };
    expect((await served(renamed, { name })).status).toBe(404);
  });

  test("it expires in less than a year by the server's clock, and never before it is read", async () => {
    for (const now of [TEST_NOW, new Date(TEST_NOW.getTime() + 400 * DAY_MS)]) {
      server.setNow(now);
      const text = await (await served()).text();
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
      expect(expires - now.getTime()).toBeGreaterThan(90 * DAY_MS);
      expect(expires - now.getTime()).toBeLessThan(365 * DAY_MS);
    }
  });
});

describe('the server of this brand', () => {
  let settings: SettingsServer;
  beforeAll(async () => {
    settings = await createSettingsServer();
  });
  afterAll(() => settings.close());

  const status = brand.contact || isDemonstration(brand) ? 200 : 404;

  test(`${status}, in maintenance too, and no page is rendered for it`, async () => {
    const handle = async () => {
      throw new Error('The page was rendered');
    };
    const site = {
      assets: async () => ({ manifest: {} }),
      pageQuery: (url: URL) => url.searchParams,
      handle,
    };
    const web = createWeb({ services: settings.services, site, accepting: () => true });
    expect((await web.request(PATH)).status).toBe(status);
    const maintenance = { enabled: true, message: 'Back at noon.' };
    await settings.send('PUT', '/settings/maintenance-mode', maintenance, settings.admin);
    expect((await web.request('/rooms')).status).toBe(503);
    expect((await web.request(PATH)).status).toBe(status);
  });
});
