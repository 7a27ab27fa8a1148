import {
  SUBSCRIPTION_ASKED_MESSAGE,
  SUBSCRIPTION_CONFIRMED_MESSAGE,
  SUBSCRIPTION_ENDED_MESSAGE,
  SUBSCRIPTION_LINK_INVALID,
} from '@vestibule/domain/newsletter';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetExpiredJob } from '../account/forget-expired.js';
import { inTransaction } from '../database/retry.js';
import { writeSetting } from '../settings/store.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { setSetting } from '../testing/set-setting.js';
import { subscribersCommand } from './subscribers-command.js';
import { subscribers } from './tables.js';

let server: MailServer;

beforeEach(async () => {
  server = await createMailServer();
  await open(true);
});

afterEach(() => server.close());

async function open(wanted: boolean): Promise<void> {
  const { db, now, watch } = server.services;
  await inTransaction(db, (tx) => writeSetting(tx, 'site.newsletter', wanted, now()));
  await watch.refresh();
}

const EMAIL = 'amal@example.com';
const subscribe = (body: object = { email: EMAIL }) =>
  sendJson(server, '/api/newsletter/subscriptions', { body });
const confirm = (token: string) => sendJson(server, '/api/newsletter/confirm', { body: { token } });

/** What a mail program sends by itself (RFC 8058). */
const oneClick = (address: string) =>
  server.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const kept = () => server.services.db.select().from(subscribers);

/** The token behind `Confirm`, and the address in List-Unsubscribe, of the latest mail. */
async function linksTo(email = EMAIL) {
  const [mail] = await server.mailsTo(email);
  const header = mail?.headers?.['List-Unsubscribe'] ?? '';
  const url = new URL(header.slice(1, -1));
  return {
    mail,
    token: /newsletter\?confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
    leave: url.pathname + url.search,
  };
}

async function listed(email = EMAIL): Promise<string> {
  await subscribe({ email });
  const { token, leave } = await linksTo(email);
  await confirm(token);
  return leave;
}

describe('POST /newsletter/subscriptions', () => {
  test('404: the newsletter is off', async () => {
    await open(false);
    expect((await subscribe()).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('201: a mail with a link to confirm, and nobody is on the list before', async () => {
    const response = await subscribe();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, message: SUBSCRIPTION_ASKED_MESSAGE });
    expect(await exported()).toEqual([HEADER]);
    const { mail, token } = await linksTo();
    expect(mail?.subject).toBe('Please confirm our newsletter');
    expect(token).not.toBe('');
  });

  test('201: the same answer for an address that is on the list, which hears so', async () => {
    await listed();
    const response = await subscribe({ email: EMAIL.toUpperCase() });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, message: SUBSCRIPTION_ASKED_MESSAGE });
    const { mail } = await linksTo();
    expect(mail?.subject).toBe('You are on the list');
    expect(await kept()).toMatchObject([{ email: EMAIL, confirmedAt: expect.any(Date) }]);
  });

  test('201: what filled in the hidden field gets the same answer, and nothing is kept', async () => {
    const response = await subscribe({ email: EMAIL, website: 'https://evil.example' });
    expect(await response.json()).toEqual({ success: true, message: SUBSCRIPTION_ASKED_MESSAGE });
    expect(await kept()).toEqual([]);
    expect(await server.mailsTo(EMAIL)).toEqual([]);
  });

  test.each([
    ['', 'Email is required'],
    ['amal', 'Email is invalid'],
    ['a@example.com, b@example.com', 'Email is invalid'],
  ])('422: %j, said at its field', async (email, message) => {
    const response = await subscribe({ email });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ email: message });
  });

  test('429: too many to one mailbox', async () => {
    await server.close();
    server = await createMailServer({ RATE_LIMIT_FACTOR: '1' });
    await open(true);
    for (let asked = 0; asked < 5; asked += 1) expect((await subscribe()).status).toBe(201);
    expect((await subscribe()).status).toBe(429);
  });

  test('no token is kept: not with the address, and not in the queue', async () => {
    await subscribe();
    const queued = JSON.stringify(server.jobs.enqueued);
    const { token, leave } = await linksTo();
    const rows = JSON.stringify(await kept());
    for (const secret of [token, leave.split('=')[1] ?? '']) {
      expect(secret).toHaveLength(65);
      expect(rows + queued).not.toContain(secret.slice(22));
    }
  });
});

describe('POST /newsletter/confirm', () => {
  test('200: on the list from now on, pressed once or twice; one mail says so', async () => {
    await subscribe();
    const { token } = await linksTo();
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const response = await confirm(token);
      expect(response.status).toBe(200);
      expect((await response.json()).message).toBe(SUBSCRIPTION_CONFIRMED_MESSAGE);
    }
    const mails = await server.mailsTo(EMAIL);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You are on the list',
      'Please confirm our newsletter',
    ]);
    expect(await exported()).toHaveLength(2);
  });

  test('404: after three days, and the address is deleted by night', async () => {
    await subscribe();
    const { token } = await linksTo();
    server.setNow(new Date(server.services.now().getTime() + 3 * 86_400_000));
    const response = await confirm(token);
    expect(response.status).toBe(404);
    expect((await response.json()).message).toBe(SUBSCRIPTION_LINK_INVALID);
    await forgetExpiredJob.run(server.services, {}, randomUUID());
    expect(await kept()).toEqual([]);
  });

  test('404: by a link that is forged, or is for leaving', async () => {
    await subscribe();
    const { token, leave } = await linksTo();
    const leaving = leave.split('token=')[1] ?? '';
    for (const wrong of [`${token.slice(0, -1)}_`, token.slice(0, 22), leaving, '']) {
      expect((await confirm(wrong)).status).toBe(404);
    }
    expect(await kept()).toMatchObject([{ confirmedAt: null }]);
  });

  test('429: links cannot be tried', async () => {
    await server.close();
    server = await createMailServer({ RATE_LIMIT_FACTOR: '0.1' });
    for (let tried = 0; tried < 5; tried += 1) expect((await confirm('none')).status).toBe(404);
    const refused = await confirm('none');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('who is on the list stays there over the nights', async () => {
    await listed();
    server.setNow(new Date(server.services.now().getTime() + 30 * 86_400_000));
    await forgetExpiredJob.run(server.services, {}, randomUUID());
    expect(await kept()).toHaveLength(1);
  });
});

describe('POST /newsletter/unsubscribe', () => {
  test('200: by one click of the mail program, and the address is deleted', async () => {
    const leave = await listed();
    const { mail } = await linksTo();
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const response = await oneClick(leave);
    expect(response.status).toBe(200);
    expect((await response.json()).message).toBe(SUBSCRIPTION_ENDED_MESSAGE);
    expect(await kept()).toEqual([]);
  });

  test('200: once more, with nothing left to delete; also where the newsletter is off', async () => {
    const leave = await listed();
    await open(false);
    expect((await oneClick(leave)).status).toBe(200);
    expect((await oneClick(leave)).status).toBe(200);
  });

  test('200: an address that never confirmed is deleted by its first mail', async () => {
    await subscribe();
    const { leave, token } = await linksTo();
    expect((await oneClick(leave)).status).toBe(200);
    expect((await confirm(token)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('200: in maintenance too, as a mail program may not ask again', async () => {
    const leave = await listed();
    const { db, watch } = server.services;
    await setSetting(db, 'maintenance.enabled', true);
    await watch.refresh();
    expect((await subscribe()).status).toBe(503);
    expect((await oneClick(leave)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('429: many from one network, as a mail service sends them for all its guests, not endless', async () => {
    await server.close();
    server = await createMailServer({ RATE_LIMIT_FACTOR: '0.1' });
    const forged = '/api/newsletter/unsubscribe?token=none';
    const asked = Array.from({ length: 61 }, async () => (await oneClick(forged)).status);
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('404: a forged link takes nobody off the list', async () => {
    const leave = await listed();
    expect((await oneClick(`${leave.slice(0, -1)}_`)).status).toBe(404);
    expect(await kept()).toHaveLength(1);
  });

  test('302: opened, it changes nothing and leads to the page', async () => {
    const leave = await listed();
    const response = await server.fetch(leave, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain(
      `/newsletter?unsubscribe=${leave.split('token=')[1]}`,
    );
    expect(await kept()).toHaveLength(1);
  });
});

const HEADER = '"email","confirmed","unsubscribe"';

async function exported(): Promise<string[]> {
  const lines: string[] = [];
  const { services } = server;
  await subscribersCommand.run({ services, args: [], print: (line) => lines.push(line) });
  return lines;
}

test('hotel subscribers: no address that a spreadsheet takes for a formula', async () => {
  await listed('=1+1@example.com');
  const [, line] = await exported();
  expect(line).toMatch(/^"'=1\+1@example\.com",/);
});

test('hotel subscribers: who has confirmed, with a link to leave that works', async () => {
  await listed();
  await subscribe({ email: 'waiting@example.com' });
  const [header, line, ...others] = await exported();
  expect(header).toBe(HEADER);
  expect(others).toEqual([]);
  const [email, , link = ''] = line?.split(',').map((cell) => cell.slice(1, -1)) ?? [];
  expect(email).toBe(EMAIL);
  const { pathname, search } = new URL(link);
  expect((await oneClick(pathname + search)).status).toBe(200);
  expect(await exported()).toEqual([HEADER]);
});
