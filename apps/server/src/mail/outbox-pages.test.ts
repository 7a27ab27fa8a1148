import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { deliverMail } from './deliver-mail.js';
import { letter } from './letter.js';
import { letterheadOf } from './letterhead.js';
import { serveOutbox } from './outbox-pages.js';

let server: MailServer;
const web = new Hono();

beforeAll(async () => {
  server = await createMailServer();
  serveOutbox(web, server.services);
});
afterAll(() => server.close());

describe('/sandbox/outbox', () => {
  test('200: empty, then the mail, readable, with its markup as text', async () => {
    expect(await (await web.request('/sandbox/outbox')).text()).toContain('No mail has been sent');
    const title = '<script>alert(1)</script>';
    await deliverMail(server.services, {
      to: 'layla@example.com',
      subject: title,
      ...letter(letterheadOf(server.services), { title, paragraphs: ['Dear Layla,'] }),
    });
    const list = await (await web.request('/sandbox/outbox')).text();
    expect(list).toContain('layla@example.com');
    const id = /\/sandbox\/outbox\/([^"]+)/.exec(list)?.[1] ?? '';
    const mail = await web.request(`/sandbox/outbox/${id}`);
    expect(mail.status).toBe(200);
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await mail.text();
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
    const keys = { apiKey: '', ipnSecret: '', url: '' };
    const card = { secretKey: '', publishableKey: '', webhookSecret: '', url: '' };
    const payments = { mode: 'live' as const, nowpayments: keys, thawani: card };
    serveOutbox(live, { ...server.services, config: { ...config, payments } });
    expect((await live.request('/sandbox/outbox')).status).toBe(404);
  });
});
