import { brand } from '@vestibule/site/brand';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/retry.js';
import { insertEvent } from '../../events/events.fixtures.js';
import { events } from '../../events/tables.js';
import { listOutbox } from '../../mail/outbox.js';
import { roomAvailability, rooms } from '../../rooms/tables.js';
import { writeSetting } from '../../settings/store.js';
import { settings } from '../../settings/tables.js';
import { storeSpa } from '../../spa/spa.fixtures.js';
import { bookingGuest, choose, roomBooking } from '../../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../../testing/payments-server.js';
import { spaBooking } from '../../testing/spa-booking.js';
import { receiptOf } from '../receipt/receipt.js';
import { sendConfirmationJob } from './send-confirmation.js';
import { findPayment } from '../store.js';
import { firstSettings } from '../../settings/first-settings.js';

let folder: string;
let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-receipt-'));
  server = await createPaymentsServer({ DATA_DIR: folder });
  await addRoom(server.services);
  guest = await bookingGuest(server);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function paidByCard() {
  const booked = await guest.bookByCard();
  await choose(booked.checkoutUrl, 'pay');
  await guest.until(booked.paymentId, 'paid');
  return booked;
}

const file = (id: string, kind: 'receipt' | 'calendar', token = guest.token) =>
  server.fetch(`/api/payments/${id}/${kind}`, { headers: { authorization: `Bearer ${token}` } });

/** An event like the dialog's: two tickets, $170.00. */
const eventBooking = {
  type: 'event',
  id: 'lantern-dinner',
  bookingDetails: { guestName: 'Layla Haddad' },
  tickets: 2,
  extras: {},
  addons: {},
};

/** The times of the hotel, for rooms that have none of their own. */
async function hotelTimes(): Promise<void> {
  const { db, now } = server.services;
  await inTransaction(db, async (tx) => {
    await writeSetting(tx, 'booking.checkInTime', '15:30', now());
    await writeSetting(tx, 'booking.checkOutTime', '11:00', now());
  });
}

async function calendarOf(booking: object, total: number): Promise<string> {
  const { data } = await (await guest.createInvoice(booking, total)).json();
  await choose(data.invoice_url, 'pay');
  await guest.until(data.paymentId, 'paid');
  return await (await file(data.paymentId, 'calendar')).text();
}

describe('GET /payments/{id}/receipt', () => {
  test('200: a PDF to keep, in nobody’s cache', async () => {
    const { paymentId, bookingId } = await paidByCard();
    const response = await file(paymentId, 'receipt');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="receipt-${bookingId}.pdf"`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });

  test('says who, what, when, each line, the total in dollars, and what the card was charged', async () => {
    const { paymentId, bookingId } = await paidByCard();
    const found = await findPayment(server.services.db, paymentId);
    const receipt = await receiptOf(server.services.db, found!);
    expect(receipt).toMatchObject({
      hotel: {
        name: brand.name,
        contact: expect.stringContaining(firstSettings['general.address']),
      },
      number: bookingId,
      guest: ['Layla Haddad', guest.user.email, '+96892123456'],
      title: 'Room Booking: Sea View King',
      facts: [
        { label: 'Check-in', value: 'Tue, 1 Dec 2026' },
        { label: 'Check-out', value: 'Thu, 3 Dec 2026' },
        { label: 'Guests', value: '2' },
      ],
      lines: [{ label: 'Nights', quantity: '2', unit: '$150.00', total: '$300.00' }],
      total: '$300.00 USD',
    });
    expect(receipt.payment).toEqual(
      expect.arrayContaining([
        { label: 'Status', value: 'Paid' },
        { label: 'Paid with', value: 'VISA, through Thawani' },
        { label: 'Charged to the card', value: 'OMR 115.349' },
        { label: 'Rate', value: '1 USD = 0.384497 OMR' },
        { label: 'Payment ID', value: expect.stringMatching(/^checkout_/) },
        { label: 'Our reference', value: paymentId },
      ]),
    );
  });

  test.each(['محمد الهنائي', 'Zoë Čapková-Łukasz', 'Ирина Σοφία', '李小龍'])(
    '200: for %s too',
    async (guestName) => {
      const { data } = await (await guest.createInvoice(roomBooking({ guestName }))).json();
      await choose(data.invoice_url, 'pay');
      await guest.until(data.paymentId, 'paid');
      expect((await file(data.paymentId, 'receipt')).status).toBe(200);
    },
  );

  test.each(['receipt', 'calendar'] as const)(
    '404 and 401: the %s of another guest',
    async (kind) => {
      const { paymentId } = await paidByCard();
      const other = await bookingGuest(server);
      expect((await file(paymentId, kind, other.token)).status).toBe(404);
      expect((await file(paymentId, kind, 'forged')).status).toBe(401);
    },
  );

  test.each(['receipt', 'calendar'] as const)('409: no %s before it is paid', async (kind) => {
    const { paymentId } = await guest.book();
    const response = await file(paymentId, kind);
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('payments.not-confirmed');
  });
});

describe('GET /payments/{id}/calendar', () => {
  test('200: a stay from check-in to check-out, in the hotel’s zone (ruling 24)', async () => {
    const calendar = await calendarOf(roomBooking(), 300);
    expect(calendar).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Muscat\r\n');
    expect(calendar).toContain('DTSTART;TZID=Asia/Muscat:20261201T140000\r\n');
    expect(calendar).toContain('DTEND;TZID=Asia/Muscat:20261203T120000\r\n');
    expect(calendar).toContain(`SUMMARY:Sea View King\\, ${brand.name}\r\n`);
  });

  test('200: a room without times of its own goes by booking.checkInTime and checkOutTime', async () => {
    await hotelTimes();
    const calendar = await calendarOf(roomBooking(), 300);
    expect(calendar).toContain('DTSTART;TZID=Asia/Muscat:20261201T153000\r\n');
    expect(calendar).toContain('DTEND;TZID=Asia/Muscat:20261203T110000\r\n');
  });

  test('200: a treatment for as long as it takes', async () => {
    await storeSpa(server.services.db);
    const calendar = await calendarOf(spaBooking(), 90);
    expect(calendar).toContain('DTSTART;TZID=Asia/Muscat:20261201T120000\r\n');
    expect(calendar).toContain('DTEND;TZID=Asia/Muscat:20261201T130000\r\n');
  });

  test('200: an event from its start to its end', async () => {
    await insertEvent(server.services.db);
    const calendar = await calendarOf(eventBooking, 170);
    expect(calendar).toContain('DTSTART;TZID=Asia/Muscat:20261205T193000\r\n');
    expect(calendar).toContain('DTEND;TZID=Asia/Muscat:20261205T230000\r\n');
  });
});

describe('where the setting general.timeZone says Europe/Berlin [R24]', () => {
  beforeEach(async () => {
    await server.services.db
      .insert(settings)
      .values({ key: 'general.timeZone', category: 'general', value: 'Europe/Berlin' });
  });

  test('the calendar’s times are of that zone, over the change of its clocks', async () => {
    const details = { checkInDate: '2027-03-27', checkOutDate: '2027-03-29' };
    server.setNow(new Date('2027-02-20T08:00:00Z'));
    guest = await bookingGuest(server);
    await addRoom(server.services, { id: 'garden-king' });
    const calendar = await calendarOf(roomBooking(details, 'garden-king'), 300);
    expect(calendar).toContain('DTSTART;TZID=Europe/Berlin:20270327T140000\r\n');
    expect(calendar).toContain('DTEND;TZID=Europe/Berlin:20270329T120000\r\n');
    expect(calendar).toContain('DTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\n');
  });

  test('the receipt is dated when the money came, by that zone', async () => {
    server.setNow(new Date('2026-11-20T23:20:00Z'));
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    server.setNow(new Date('2026-11-20T23:30:00Z'));
    await choose(checkoutUrl, 'pay');
    await guest.until(paymentId, 'paid');
    server.setNow(new Date('2026-11-25T09:00:00Z'));
    const receipt = await receiptOf(
      server.services.db,
      (await findPayment(server.services.db, paymentId))!,
    );
    expect(receipt.payment).toContainEqual({
      label: 'Date',
      value: 'Sat, 21 Nov 2026, 00:30 (Europe/Berlin)',
    });
  });
});

describe('the confirmation mail', () => {
  test('carries the receipt and the entry for the guest’s calendar', async () => {
    const { paymentId, bookingId } = await paidByCard();
    expect(server.jobs.enqueued).toEqual([
      { name: 'payments.send-confirmation', data: { paymentId, mailbox: 0 } },
    ]);
    await sendConfirmationJob.run(server.services, { paymentId }, 'a-mail');
    const [mail] = await listOutbox(server.services.config, 1);
    expect(mail).toMatchObject({
      to: guest.user.email,
      subject: 'Your booking is confirmed: Sea View King',
      text: expect.stringMatching(/Check-in: Tue, 1 Dec 2026[^]*Refund: Refundable/),
      attachments: [
        { filename: `receipt-${bookingId}.pdf`, contentType: 'application/pdf' },
        { filename: `${bookingId}.ics`, contentType: 'text/calendar; charset=utf-8' },
      ],
    });
    const path = `/sandbox/outbox/${mail?.id}/${bookingId}.ics`;
    expect(await (await fetch(server.url + path)).text()).toContain('BEGIN:VCALENDAR');
  });

  test('is sent with the stored names when the room is gone meanwhile', async () => {
    const { paymentId, bookingId } = await paidByCard();
    await server.services.db.delete(roomAvailability);
    await server.services.db.delete(rooms);
    await sendConfirmationJob.run(server.services, { paymentId }, 'a-mail');
    const [mail] = await listOutbox(server.services.config, 1);
    expect(mail).toMatchObject({
      subject: 'Your booking is confirmed: Sea View King',
      attachments: [
        { filename: `receipt-${bookingId}.pdf` },
        { filename: `${bookingId}.ics`, content: expect.any(String) },
      ],
    });
    const content = mail?.attachments?.[1]?.content ?? '';
    expect(Buffer.from(content, 'base64').toString()).toContain(
      'DTSTART;TZID=Asia/Muscat:20261201T140000\r\n',
    );
  });

  test('is sent without an entry for the calendar when the event is gone meanwhile', async () => {
    await insertEvent(server.services.db);
    const { data } = await (await guest.createInvoice(eventBooking, 170)).json();
    await choose(data.invoice_url, 'pay');
    await guest.until(data.paymentId, 'paid');
    await server.services.db.delete(events);
    await sendConfirmationJob.run(server.services, { paymentId: data.paymentId }, 'a-mail');
    const [mail] = await listOutbox(server.services.config, 1);
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Your booking is confirmed: '),
      text: expect.stringContaining('Your receipt is attached'),
      attachments: [{ filename: `receipt-${data.bookingId}.pdf` }],
    });
  });

  test('says where an event is and until when, and of what its total is the sum', async () => {
    await insertEvent(server.services.db);
    const order = { ...eventBooking, extras: { photo: 2 }, addons: { 'front-row': 1 } };
    const { data } = await (await guest.createInvoice(order, 236)).json();
    await choose(data.invoice_url, 'pay');
    await guest.until(data.paymentId, 'paid');
    await sendConfirmationJob.run(server.services, { paymentId: data.paymentId }, 'a-mail');
    const [mail] = await listOutbox(server.services.config, 1);
    for (const line of [
      '2 tickets × $85.00 = $170.00',
      '2 Photographs × $25.50 = $51.00',
      '1 Seat beside the music × $15.00 = $15.00',
      'Paid: $236.00',
      'Time: 19:30 to 23:00',
      'Place: The Lower Beach',
      'Refund: Refundable',
    ]) {
      expect(mail?.text).toContain(line);
    }
  });

  test('says what the card was charged, in rials', async () => {
    const { paymentId } = await paidByCard();
    await sendConfirmationJob.run(server.services, { paymentId }, 'a-mail');
    const [mail] = await listOutbox(server.services.config, 1);
    expect(mail?.text).toContain('Charged to the card: OMR 115.349 ($300.00)');
  });

  test('speaks of an event and a treatment in their own words', async () => {
    await insertEvent(server.services.db);
    await storeSpa(server.services.db);
    for (const [booking, total, words] of [
      [eventBooking, 170, ['Date: ', 'Time: ', 'Tickets: 2']],
      [spaBooking(), 90, ['Date: ', 'Time: ', 'Duration: 60 minutes']],
    ] as const) {
      const { data } = await (await guest.createInvoice(booking, total)).json();
      await choose(data.invoice_url, 'pay');
      await guest.until(data.paymentId, 'paid');
      await sendConfirmationJob.run(server.services, { paymentId: data.paymentId }, 'a-mail');
      const [mail] = await listOutbox(server.services.config, 1);
      for (const word of words) expect(mail?.text).toContain(word);
      expect(mail?.text).not.toMatch(/Check-in|Check-out|Adults|Children|Charged/);
    }
  });

  test('says from when the room is ready, by the settings', async () => {
    await hotelTimes();
    const { paymentId } = await paidByCard();
    await sendConfirmationJob.run(server.services, { paymentId }, 'a-mail');
    const [mail] = await listOutbox(server.services.config, 1);
    expect(mail?.text).toContain('Check-in from 15:30. Check-out until 11:00.');
  });

  test('is not sent for what was sent back meanwhile', async () => {
    const { paymentId } = await guest.book();
    await sendConfirmationJob.run(server.services, { paymentId }, 'a-mail');
    expect(await listOutbox(server.services.config, 1)).toEqual([]);
  });
});
