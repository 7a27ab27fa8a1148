import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { expect, test } from 'vitest';
import { messageMail } from '../contact/mails.js';
import { hallRequestMail } from '../halls/mails.js';

const head = {
  hotelName: 'قصر البحر',
  publicUrl: 'https://hotel.example',
  language: 'ar',
} as const;
const DESK = 'desk@hotel.example';

/** Without what the guest wrote, addresses and commands, which are what they are. */
const ownText = (text: string) =>
  text.replaceAll(/\u2068[^\u2069]*\u2069/g, '').replaceAll(/^>.*$/gm, '');

test('the desk’s mails are in the language of their letterhead: a message', () => {
  const message = { name: 'Amal', email: 'amal@example.com', message: 'Two nights?' };
  const mail = messageMail(message, head, DESK);
  expect(mail.subject).toBe('رسالة من الموقع');
  expect(ownText(mail.text)).not.toMatch(/[A-Za-z]/);
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
});

test.each([
  { company: 'Muscat Maritime', specialRequirements: 'Tea' },
  { company: '', specialRequirements: '' },
])('the desk’s mails are in the language of their letterhead: a request for a hall, %o', (form) => {
  const now = new Date('2026-11-20T08:00:00Z');
  const { bookingData } = hallBooking(buildHall(), buildHallRequest(form), now);
  const mail = hallRequestMail(bookingData, head, DESK);
  expect(mail.subject).toBe('طلب قاعة: \u2068The Majlis\u2069، \u20682026-12-04\u2069');
  expect(ownText(mail.text)).not.toMatch(/[A-Za-z]/);
});
