import type { BookedService } from '@vestibule/domain/bookings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings } from './tables.js';
import { insertEvent } from '../events/events.fixtures.js';
import { events } from '../events/tables.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import { storeSpa } from '../spa/spa.fixtures.js';
import { specialists } from '../spa/tables.js';
import { bookingGuest } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { spaBooking } from '../testing/spa-booking.js';
import { saveWords } from '../translations/store.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

const guestName = 'Layla Haddad';
const tickets = {
  type: 'event',
  id: 'lantern-dinner',
  bookingDetails: { guestName },
  tickets: 1,
  extras: { photo: 1 },
  addons: { 'front-row': 1 },
};

beforeEach(async () => {
  server = await createPaymentsServer();
  const { db } = server.services;
  await addRoom(server.services);
  await storeSpa(db);
  await insertEvent(db);
  await saveWords(db, 'rooms', 'ar', { 'sea-view-king': { name: 'غرفة كينغ بإطلالة بحرية' } });
  await saveWords(db, 'treatments', 'ar', { 'hammam-ritual': { title: 'طقوس الحمّام' } });
  await saveWords(db, 'specialists', 'ar', { layla: { firstName: 'ليلى', lastName: 'حداد' } });
  await saveWords(db, 'events', 'ar', {
    'lantern-dinner': {
      title: 'عشاء الفوانيس على الرمال',
      location: 'الشاطئ السفلي',
      listed: { Photographs: 'صور فوتوغرافية' },
    },
  });
  guest = await bookingGuest(server, { query: '?lang=ar' });
});

afterEach(() => server.close());

async function bookedAs(query: string, id: string): Promise<BookedService | undefined> {
  return (await guest.payment(`${id}${query}`)).booking;
}

describe('what was booked, in the language that is asked for', () => {
  test('a room has its name, in the list, on its own page and when it is given up', async () => {
    const { paymentId } = await guest.book();
    const name = 'غرفة كينغ بإطلالة بحرية';
    expect((await guest.history())[0]?.booking?.name).toBe(name);
    expect((await bookedAs('?lang=ar', paymentId))?.name).toBe(name);
    expect((await bookedAs('', paymentId))?.name).toBe('Sea View King');
    for (const part of ['/check?lang=ar', '/cancel?lang=ar']) {
      const { data } = await (await guest.ask(paymentId, part, {})).json();
      expect(data.booking.name).toBe(name);
    }
  });

  test('a treatment has its title, and the name of its specialist', async () => {
    const { paymentId } = await guest.book(spaBooking(), 90);
    expect(await bookedAs('?lang=ar', paymentId)).toMatchObject({
      name: 'طقوس الحمّام',
      specialist: 'ليلى حداد',
    });
  });

  test('an event has its title, its place and what was added; an extra without words stays', async () => {
    const { paymentId } = await guest.book(tickets, 125.5);
    const booked = await bookedAs('?lang=ar', paymentId);
    expect(booked).toMatchObject({ name: 'عشاء الفوانيس على الرمال', place: 'الشاطئ السفلي' });
    expect(booked?.lines.map(({ label }) => label)).toEqual([
      'ticket',
      'صور فوتوغرافية',
      'Seat beside the music',
    ]);
  });
});

describe('what has no words says so, in the reply as it is asked for', () => {
  test('an extra in English is named by its place, and nothing that is translated', async () => {
    const { paymentId } = await guest.book(tickets, 125.5);
    const told = { language: 'en', untranslated: ['booking.lines.2.label'] };
    expect(await guest.payment(`${paymentId}?lang=ar`)).toMatchObject(told);
    expect((await guest.history())[0]).toMatchObject(told);
    for (const part of ['/check?lang=ar', '/cancel?lang=ar']) {
      const { data } = await (await guest.ask(paymentId, part, {})).json();
      expect(data).toMatchObject(told);
    }
  });

  test('of a treatment its title, its category and its specialist; in English none', async () => {
    const { db } = server.services;
    const { paymentId } = await guest.book(spaBooking(), 90);
    await saveWords(db, 'treatments', 'ar', { 'hammam-ritual': {} });
    await saveWords(db, 'specialists', 'ar', { layla: {} });
    expect((await guest.payment(`${paymentId}?lang=ar`)).untranslated).toEqual([
      'booking.name',
      'booking.specialist',
      'booking.category',
    ]);
    expect(await guest.payment(paymentId)).not.toHaveProperty('untranslated');
  });

  test('a word that is the same in both languages is a translation', async () => {
    const { paymentId } = await guest.book();
    const words = { 'sea-view-king': { name: 'Sea View King' } };
    await saveWords(server.services.db, 'rooms', 'ar', words);
    expect(await guest.payment(`${paymentId}?lang=ar`)).not.toHaveProperty('untranslated');
  });

  test('the room is gone', async () => {
    const { paymentId } = await guest.book();
    await server.services.db.delete(roomAvailability);
    await server.services.db.delete(rooms);
    const { untranslated } = await guest.payment(`${paymentId}?lang=ar`);
    expect(untranslated).toEqual(['booking.name']);
  });

  test('a record that only has its description, which is in English', async () => {
    const { paymentId } = await guest.book();
    await server.services.db.update(bookings).set({ type: null });
    const { untranslated } = await guest.payment(`${paymentId}?lang=ar`);
    expect(untranslated).toEqual(['orderDescription']);
  });
});

describe('what has changed since it was booked', () => {
  test('a room that is gone keeps the name that was booked', async () => {
    const { paymentId } = await guest.book();
    await server.services.db.delete(roomAvailability);
    await server.services.db.delete(rooms);
    expect((await bookedAs('?lang=ar', paymentId))?.name).toBe('Sea View King');
  });

  test('a room that is renamed and has no words keeps the name that was booked', async () => {
    await saveWords(server.services.db, 'rooms', 'ar', { 'sea-view-king': {} });
    const { paymentId } = await guest.book();
    await server.services.db.update(rooms).set({ name: 'Sea View Grand' });
    expect((await bookedAs('?lang=ar', paymentId))?.name).toBe('Sea View King');
  });

  test('another place and another specialist are not told as those that were booked', async () => {
    const { db } = server.services;
    const spa = await guest.book(spaBooking(), 90);
    const event = await guest.book(tickets, 125.5);
    await db.update(specialists).set({ firstName: 'Wayan', lastName: 'Sari' });
    await db.update(events).set({ location: 'The Roof' });
    expect((await bookedAs('?lang=ar', spa.paymentId))?.specialist).toBe('Layla Haddad');
    expect((await bookedAs('?lang=ar', event.paymentId))?.place).toBe('The Lower Beach');
  });
});
