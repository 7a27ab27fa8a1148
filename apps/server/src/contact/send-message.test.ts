import { CONTACT_SENT_MESSAGE } from '@vestibule/domain/contact';
import { brand } from '@vestibule/site/brand';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { writeSetting } from '../settings/store.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { firstSettings } from '../settings/first-settings.js';

let server: MailServer;

beforeEach(async () => {
  server = await createMailServer();
});

afterEach(() => server.close());

const DESK = firstSettings['email.deskAddress'];
const body = { name: 'Amal', email: 'amal@example.com', message: 'Two nights\nin May?' };

const send = (change: object = {}, token?: string) =>
  sendJson(server, '/api/contact/messages', { body: { ...body, ...change }, token });

async function open(): Promise<void> {
  const { db, now, watch } = server.services;
  await inTransaction(db, (tx) => writeSetting(tx, 'site.contactForm', true, now()));
  await watch.refresh();
}

describe('POST /contact/messages', () => {
  test('404: as specified, the form sends nothing [S2.contact.2]', async () => {
    expect((await send()).status).toBe(404);
    expect(await server.mailsTo(DESK)).toEqual([]);
  });

  test('201: where site.contactForm is on, a mail to the desk and a copy to the guest [S2.contact.2]', async () => {
    await open();
    const response = await send();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, message: CONTACT_SENT_MESSAGE });
    const [toDesk] = await server.mailsTo(DESK);
    expect(toDesk?.text).toContain('From Amal, amal@example.com.');
    expect(toDesk?.text).toContain('> Two nights\n> in May?');
    const [copy] = await server.mailsTo(body.email);
    expect(copy?.subject).toBe(`Your message to ${brand.name}`);
  });

  test('201: the copy repeats the words only to an address that its guest has confirmed', async () => {
    await open();
    await send();
    const [toAnybody] = await server.mailsTo(body.email);
    expect(`${toAnybody?.text}${toAnybody?.html}`).not.toMatch(/Amal|nights/);
    const { user, token } = await signIn(server.services, { emailVerifiedAt: new Date() });
    await send({ email: user.email }, token);
    const [toOwner] = await server.mailsTo(user.email);
    expect(toOwner?.text).toContain('> Two nights');
  });

  test('201: what filled in the hidden field gets the same answer, and sends nothing [S2.contact.2]', async () => {
    await open();
    const response = await send({ website: 'https://evil.example' });
    expect(await response.json()).toEqual({ success: true, message: CONTACT_SENT_MESSAGE });
    expect(await server.mailsTo(DESK)).toEqual([]);
    expect(await server.mailsTo(body.email)).toEqual([]);
  });

  test('422: says so at its field', async () => {
    await open();
    const response = await send({ message: ' ' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ message: 'Message is required' });
  });

  test('429: too many to one mailbox', async () => {
    await server.close();
    server = await createMailServer({ RATE_LIMIT_FACTOR: '1' });
    await open();
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });
});
