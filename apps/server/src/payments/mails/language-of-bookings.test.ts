import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookings } from '../../bookings/tables.js';
import { listOutbox } from '../../mail/outbox.js';
import type { MailMessage } from '../../mail/message.js';
import { bookingGuest, choose, roomBooking } from '../../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../../testing/payments-server.js';
import { setSetting } from '../../testing/set-setting.js';
import { saveWords } from '../../translations/store.js';
import { receiptOf } from '../receipt/receipt.js';
import { findPayment } from '../store.js';
import { sendConfirmationJob } from './send-confirmation.js';

const roomName = 'غرفة كينغ بإطلالة بحرية';

let folder: string;
let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-language-'));
  server = await createPaymentsServer({ DATA_DIR: folder });
  await addRoom(server.services);
  await saveWords(server.services.db, 'rooms', 'ar', { 'sea-view-king': { name: roomName } });
  guest = await bookingGuest(server, { query: '?lang=ar' });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function confirmation(paymentId: string) {
  await sendConfirmationJob.run(server.services, { paymentId }, 'a-mail');
  const [mail] = await listOutbox(server.services.config, 1);
  if (!mail) throw new Error('No mail was sent.');
  return mail;
}

/** The hotel's name and address in Arabic. */
async function nameHotel(): Promise<void> {
  const { db } = server.services;
  await setSetting(db, 'general.hotelName', 'Qasr Al Bahr');
  await setSetting(db, 'general.address', 'Shore Road, Muscat');
  await saveWords(db, 'settings', 'ar', {
    'general.hotelName': { value: 'قصر البحر' },
    'general.address': { value: 'طريق الشاطئ، مسقط' },
  });
}

/** What is isolated from the line around it, as text. */
const isolated = (text: string) => [...text.matchAll(/\u2068([^\u2068\u2069]*)\u2069/g)];

test('a booking made in Arabic is confirmed in Arabic, with its links and its entry for a calendar', async () => {
  await nameHotel();
  await setSetting(server.services.db, 'booking.arrivalNote', 'The desk is open all night.');
  await saveWords(server.services.db, 'settings', 'ar', {
    'booking.arrivalNote': { value: 'مكتب الاستقبال مفتوح طوال الليل.' },
  });
  const { paymentId, bookingId, checkoutUrl } = await guest.bookByCard();
  const back = await choose(checkoutUrl, 'pay');
  expect(back.pathname).toBe('/ar/payment-return');
  await guest.until(paymentId, 'paid');
  expect(await server.services.db.select().from(bookings)).toMatchObject([{ language: 'ar' }]);
  const mail = await confirmation(paymentId);
  expect(mail.subject).toBe(`تم تأكيد حجزك: \u2068${roomName}\u2069`);
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.html).toContain(`<bdi>${roomName}</bdi>، رقم الحجز`);
  expect(mail.html).toContain('مكتب الاستقبال مفتوح طوال الليل.');
  expect(mail.html).toContain('<bdi>+96892123456</bdi>');
  expect(mail.html).toContain('<bdi>$300.00</bdi>');
  expect(mail.html).toContain('<bdi>115.349</bdi> ر.ع.</bdi> (<bdi>$300.00</bdi>)');
  const { publicUrl } = server.services.config;
  expect(mail.text).toContain(`${publicUrl}/ar/booking-management`);
  const facts = isolated(mail.text).map(([, words]) => words);
  expect(facts).toEqual(
    expect.arrayContaining(['تسجيل الوصول', 'الثلاثاء، 1 ديسمبر 2026', 'قابلة للاسترداد']),
  );
  expect(calendarOf(mail)).toContain(`SUMMARY:\u2068${roomName}\u2069، \u2068قصر البحر\u2069\r\n`);
  expect(calendarOf(mail)).toContain('LOCATION:طريق الشاطئ، مسقط\r\n');
  expect(calendarOf(mail)).toContain(`URL:${publicUrl}/ar/booking-management`);
  expect(calendarOf(mail)).toContain(`رقم الحجز \u2068${bookingId}`);
});

test('a booking made in Arabic has its receipt in Arabic', async () => {
  await nameHotel();
  const { paymentId, bookingId, checkoutUrl } = await guest.bookByCard();
  await choose(checkoutUrl, 'pay');
  await guest.until(paymentId, 'paid');
  const found = await findPayment(server.services.db, paymentId);
  const receipt = await receiptOf(server.services.db, found!);
  expect(receipt).toMatchObject({
    language: 'ar',
    direction: 'rtl',
    words: { receipt: 'إيصال', thanks: 'شكرًا لاختيارك \u2068قصر البحر\u2069.' },
    hotel: {
      name: '\u2068قصر البحر\u2069',
      contact: expect.stringContaining('\u2068طريق الشاطئ، مسقط\u2069   ·   \u2068+968'),
    },
    number: `\u2068${bookingId}\u2069`,
    title: `\u2068حجز غرفة\u2069: \u2068${roomName}\u2069`,
    facts: [
      { label: 'تسجيل الوصول', value: '\u2068الثلاثاء، 1 ديسمبر 2026\u2069' },
      { label: 'تسجيل المغادرة', value: '\u2068الخميس، 3 ديسمبر 2026\u2069' },
      { label: 'الضيوف', value: '\u20682\u2069' },
    ],
    lines: [{ label: 'الليالي', quantity: '2', unit: '$150.00', total: '$300.00' }],
  });
  expect(receipt.payment.map(({ label, value }) => `${label}: ${value}`)).toEqual(
    expect.arrayContaining([
      'الحالة: \u2068مدفوع\u2069',
      'طريقة الدفع: \u2068\u200F\u2068بطاقة VISA\u2069، عبر \u2068Thawani\u2069\u2069',
      'المبلغ المخصوم من البطاقة: \u2068\u200F\u2068115.349\u2069 ر.ع.\u2069',
      'سعر الصرف: \u20681 دولار أمريكي = \u20680.384497\u2069 ر.ع.\u2069',
      expect.stringMatching(/^التاريخ: .*الساعة \u206812:00\u2069/),
    ]),
  );
  const { services } = server;
  const file = Buffer.from(await services.drawReceipt(receipt)).toString('latin1');
  expect(file).toContain('/Lang (ar)');
});

test.each([
  ['book', '', '?lang=ar', '/ar/payment-return'],
  ['book', '?lang=ar', '', '/payment-return'],
  ['bookByCard', '', '?lang=ar', '/ar/payment-return'],
  ['bookByCard', '?lang=ar', '', '/payment-return'],
] as const)(
  '%s%s, gone on with in another language%s: the page leads back to %s',
  async (book, query, another, path) => {
    const reader = await bookingGuest(server, { query });
    const goOn = async (id: string, of: string) =>
      (await (await reader.ask(id, `/continue${of}`, {})).json()).data;
    const { paymentId, bookingId } = await reader[book]();
    const next = await goOn(paymentId, another);
    expect(next.bookingId).toBe(bookingId);
    expect((await reader.payment(paymentId)).status).toBe('cancelled');
    expect(await goOn(paymentId, another)).toMatchObject({ paymentId: next.paymentId });
    expect((await choose(next.checkoutUrl, 'pay')).pathname).toBe(path);
    expect((await reader.until(next.paymentId, 'paid')).bookingStatus).toBe('confirmed');
  },
);

test('the same asked for again in English is confirmed in English', async () => {
  const first = await guest.book();
  const again = await guest.ask(first.paymentId, '/continue', {});
  const { data } = await again.json();
  await choose(data.checkoutUrl, 'pay');
  await guest.until(data.paymentId, 'paid');
  const mail = await confirmation(data.paymentId);
  expect(mail.subject).toBe('Your booking is confirmed: Sea View King');
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
});

test('money that is owed is told in the language of the booking', async () => {
  const { paymentId, invoice_url } = await guest.book(roomBooking());
  await guest.ask(paymentId, '/cancel', {});
  await choose(invoice_url, 'pay');
  await guest.until(paymentId, 'paid');
  const told = server.jobs.enqueued.find(({ name }) => name === 'mail.deliver');
  const mail = told?.data as MailMessage;
  expect(mail.subject).toBe(`لك لدينا مبلغ مستحق الاسترداد: \u2068${roomName}\u2069`);
  expect(mail.html).toContain('نعيد إليك <bdi>$300.00</bdi>');
});

/** Unfolded: a line of a calendar is at most 75 bytes long. */
function calendarOf({ attachments = [] }: Pick<MailMessage, 'attachments'>): string {
  const content = attachments[1]?.content ?? '';
  return Buffer.from(content, 'base64').toString().replaceAll('\r\n ', '');
}

test('a note that the hotel has in English alone says so in a letter in Arabic', async () => {
  await setSetting(server.services.db, 'booking.arrivalNote', 'The desk is open all night.');
  const { paymentId, checkoutUrl } = await guest.bookByCard();
  await choose(checkoutUrl, 'pay');
  await guest.until(paymentId, 'paid');
  const { html } = await confirmation(paymentId);
  expect(html).toContain('<span lang="en" dir="ltr">The desk is open all night.</span>');
});
