import { toRegisterRequest } from '@vestibule/domain/account';
import { buildSignUpForm } from '@vestibule/domain/account/builders';
import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { brand } from '@vestibule/site/brand';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { insertHall } from '../halls/halls.fixtures.js';
import { hallRequests } from '../halls/tables.js';
import { writeSetting } from '../settings/store.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { saveWords } from '../translations/store.js';
import type { OutboxMail } from './outbox.js';
import { firstSettings } from '../settings/first-settings.js';

const EMAIL = 'salma@example.com';
const DESK = firstSettings['email.deskAddress'];

let server: MailServer;

beforeEach(async () => {
  server = await createMailServer();
});

afterEach(() => server.close());

async function turnOn(setting: 'site.newsletter' | 'site.contactForm'): Promise<void> {
  const { db, now, watch } = server.services;
  await inTransaction(db, (tx) => writeSetting(tx, setting, true, now()));
  await watch.refresh();
}

async function latestTo(email: string): Promise<OutboxMail> {
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error(`No mail went to ${email}.`);
  return mail;
}

function expectArabic({ subject, html }: OutboxMail): void {
  expect(subject).toMatch(/\p{Script=Arabic}/u);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  // Some mail programs take the outer elements away.
  expect(html).toContain('<table role="presentation" lang="ar" dir="rtl"');
  expect(html).not.toMatch(/[\u2068\u2069](?![^<]*<\/title>)/);
}

const register = (query = '') => {
  const guest = { ...toRegisterRequest(buildSignUpForm()), email: EMAIL };
  return sendJson(server, `/api/basic-users/register${query}`, { body: guest });
};

test('an account made in Arabic is written to in Arabic, also later and by whatever call', async () => {
  await register('?lang=ar');
  const confirm = await latestTo(EMAIL);
  expectArabic(confirm);
  expect(confirm.subject).toBe('يُرجى تأكيد عنوان بريدك الإلكتروني');
  expect(confirm.text).toContain('لمدة 3 أيام');
  expect(confirm.html).toContain('تحية طيبة، <bdi>Layla Haddad</bdi>،');
  const address = `${server.services.config.publicUrl}/ar/verify-email?token=`;
  expect(confirm.text).toContain(address);
  await sendJson(server, '/api/basic-users/verify-email', {
    body: { token: await server.tokenSentTo(EMAIL) },
  });
  const welcome = await latestTo(EMAIL);
  expectArabic(welcome);
  expect(welcome.subject).toBe(`أهلًا بك في \u2068${brand.name}\u2069`);
  await sendJson(server, '/api/basic-users/forgot-password', { body: { email: EMAIL } });
  const reset = await latestTo(EMAIL);
  expectArabic(reset);
  expect(reset.text).toContain('/ar/reset-password?token=');
});

test('the hotel calls itself there what it is called in Arabic', async () => {
  const { db, now, watch } = server.services;
  await inTransaction(db, (tx) => writeSetting(tx, 'general.hotelName', 'Qasr Al Bahr', now()));
  await saveWords(db, 'settings', 'ar', { 'general.hotelName': { value: 'قصر البحر' } });
  await watch.refresh();
  await register('?lang=ar');
  const confirm = await latestTo(EMAIL);
  expect(confirm.text).toContain('لدى \u2068قصر البحر\u2069');
  expect(confirm.html).not.toContain('Qasr Al Bahr');
});

test('an account made in English is written to in English', async () => {
  await register();
  const mail = await latestTo(EMAIL);
  expect(mail.subject).toBe('Please confirm your email address');
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
  expect(mail.text).toContain(`${server.services.config.publicUrl}/verify-email?token=`);
});

test('a new password that somebody asked for: the mail is in the language of the account', async () => {
  const { user } = await signIn(server.services, { email: EMAIL, language: 'ar' });
  await sendJson(server, '/api/basic-users/forgot-password', { body: { email: user.email } });
  const mail = await latestTo(EMAIL);
  expectArabic(mail);
  expect(mail.subject).toBe('اختيار كلمة مرور جديدة');
});

test('a hall asked for in Arabic: the guest reads Arabic, the desk English', async () => {
  await insertHall(server.services.db);
  await saveWords(server.services.db, 'halls', 'ar', { majlis: { name: 'المجلس' } });
  const form = buildHallRequest({ email: EMAIL });
  const body = hallBooking(buildHall(), form, server.services.now());
  await sendJson(server, '/api/bookings?lang=ar', { body });
  const [kept] = await server.services.db.select().from(hallRequests);
  expect(kept?.language).toBe('ar');
  const toGuest = await latestTo(EMAIL);
  expectArabic(toGuest);
  expect(toGuest.subject).toBe('طلبك بشأن \u2068المجلس\u2069');
  expect(toGuest.text).toContain('الجمعة، 4 ديسمبر 2026');
  expect(toGuest.text).toContain('لعدد 24 شخصًا');
  expect(toGuest.text).not.toContain('workshop');
  const toDesk = await latestTo(DESK);
  expect(toDesk.subject).toBe('Hall request: The Majlis, 2026-12-04');
  expect(toDesk.html).toContain('<html lang="en" dir="ltr">');
});

test('a message in Arabic: the copy is Arabic, the desk’s mail English', async () => {
  await turnOn('site.contactForm');
  const body = { name: 'Amal', email: EMAIL, message: 'ليلتان في مايو؟' };
  await sendJson(server, '/api/contact/messages?lang=ar', { body });
  const copy = await latestTo(EMAIL);
  expectArabic(copy);
  expect(copy.subject).toBe(`رسالتك إلى \u2068${brand.name}\u2069`);
  expect((await latestTo(DESK)).subject).toBe('A message from the website');
});

test('a newsletter asked for in Arabic: the mail, its link and the way off the list', async () => {
  await turnOn('site.newsletter');
  const { config } = server.services;
  await sendJson(server, '/api/newsletter/subscriptions?lang=ar', { body: { email: EMAIL } });
  const mail = await latestTo(EMAIL);
  expectArabic(mail);
  expect(mail.text).toContain(`${config.publicUrl}/ar/newsletter?confirm=`);
  const leave = new URL((mail.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
  const page = await server.fetch(leave.pathname + leave.search);
  const token = leave.searchParams.get('token');
  expect(page.headers.get('location')).toBe(
    `${config.publicUrl}/ar/newsletter?unsubscribe=${token}`,
  );
  expect((await server.fetch(leave.pathname + leave.search, { method: 'POST' })).status).toBe(200);
});
