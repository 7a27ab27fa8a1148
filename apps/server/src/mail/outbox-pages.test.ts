import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '../account/authenticate.js';
import { signInBoth } from '../testing/sign-in-administrator.js';
import { brandStyle } from '../html/brand-style.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { deliverMail } from './deliver-mail.js';
import { letter } from './letter.js';
import { letterheadOf } from './letterhead.js';
import { serveOutbox } from './outbox-pages.js';

let server: MailServer;
let tokens: Awaited<ReturnType<typeof signInBoth>>;
const web = new Hono();

beforeAll(async () => {
  server = await createMailServer();
  tokens = await signInBoth(server);
  serveOutbox(web, server.services, authenticate);
});
afterAll(() => server.close());

describe('/sandbox/outbox', () => {
  test('200: empty, then the mail, readable, with its markup as text', async () => {
    expect(await (await web.request('/sandbox/outbox')).text()).toContain('No mail has been sent');
    const title = '<script>alert(1)</script>';
    const mail = letter(letterheadOf(server.services), { title, paragraphs: ['Dear Layla,'] });
    const message = { to: 'layla@example.com', subject: title, ...mail };
    await deliverMail(server.services, message, 'a-mail');
    const list = await (await web.request('/sandbox/outbox')).text();
    expect(list).toContain('layla@example.com');
    expect(list).toContain(brandStyle);
    const id = /\/sandbox\/outbox\/([^"]+)/.exec(list)?.[1] ?? '';
    const shown = await web.request(`/sandbox/outbox/${id}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await shown.text();
    expect(html).toContain('Dear Layla,');
    expect(list + html).not.toContain('<script>');
    const json = { headers: { accept: 'application/json' } };
    expect(await (await web.request('/sandbox/outbox', json)).json()).toMatchObject({
      data: [{ to: 'layla@example.com', subject: title }],
    });
  });

  test.each(['nothing', '..%2F..%2Fetc%2Fpasswd', '1763625600000-x'])('404: %s', async (id) => {
    expect((await web.request(`/sandbox/outbox/${id}`)).status).toBe(404);
  });

  test('404: not there where mail and payments are real', async () => {
    const live = new Hono();
    const { config } = server.services;
    const payments = { mode: 'live' as const, providers: [] };
    serveOutbox(live, { ...server.services, config: { ...config, payments } }, authenticate);
    expect((await live.request('/sandbox/outbox')).status).toBe(404);
  });

  describe.each([
    ['on a public address', { publicUrl: 'https://demo.hotel.example' }],
    ['where other machines may come in', { host: '0.0.0.0' }],
  ])('%s', (_, changes) => {
    test.each(['', '/1763625600000-000001-0a1b2c3d'])(
      '401, 403: %s is the administrator’s alone',
      async (path) => {
        const open = new Hono();
        const config = { ...server.services.config, ...changes };
        serveOutbox(open, { ...server.services, config }, authenticate);
        const ask = async (token?: string) => {
          const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
          return (await open.request(`/sandbox/outbox${path}`, { headers })).status;
        };
        expect([await ask(), await ask('guessed'), await ask(tokens.guest)]).toEqual([
          401, 401, 403,
        ]);
        expect(await ask(tokens.admin)).toBe(path ? 404 : 200);
      },
    );
  });
});
