import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, holds } from '../../bookings/tables.js';
import { rooms } from '../../rooms/tables.js';
import { bookingGuest, choose, freeUnits, roomBooking } from '../../testing/booking-guest.js';
import {
  after,
  guest,
  openPaymentsServer,
  reopenPaymentsServer,
  pay,
  server,
} from '../../testing/opened-payments-server.js';
import { addRoom } from '../../testing/payments-server.js';
import { expireHolds } from '../jobs/expire-holds.js';

openPaymentsServer();

const heldCount = () => server.services.db.$count(holds, eq(holds.state, 'held'));

describe('a guest who asks again for the same room at the same time', () => {
  test('200: with one guest less, the older booking makes room, and its page is withdrawn', async () => {
    const first = await guest.bookByCard();
    const response = await guest.createSession(roomBooking({ guests: 1 }));
    expect(response.status).toBe(200);
    const again = (await response.json()).data;
    expect(again.bookingId).not.toBe(first.bookingId);
    expect(await guest.payment(first.paymentId)).toMatchObject({
      status: 'cancelled',
      bookingStatus: 'cancelled',
    });
    expect(await (await fetch(first.checkoutUrl ?? '')).text()).toContain(
      'This session is cancelled.',
    );
    expect(await freeUnits(server)).toEqual([0, 0]);
    expect(await heldCount()).toBe(1);
  });

  test('200: with one night more, the nights they hold themselves are no hindrance', async () => {
    await guest.book();
    const longer = roomBooking({ checkOutDate: '2026-12-04' });
    expect((await guest.createInvoice(longer, 450)).status).toBe(200);
    expect(await heldCount()).toBe(1);
  });

  test('409: when the new one is not to be had, the older stays as it was', async () => {
    const other = await bookingGuest(server);
    await other.createInvoice(
      roomBooking({ checkInDate: '2026-12-03', checkOutDate: '2026-12-04' }),
      150,
    );
    const first = await guest.book();
    const longer = roomBooking({ checkOutDate: '2026-12-04' });
    expect((await guest.createInvoice(longer, 450)).status).toBe(409);
    expect(await guest.payment(first.paymentId)).toMatchObject({
      status: 'pending',
      bookingStatus: 'pending',
      heldUntil: expect.any(String),
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('200: twenty requests that differ leave one hold and take the room once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        guest.createInvoice(roomBooking({ guests: 1 + (at % 2) })),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await heldCount()).toBe(1);
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('200: another stay, and another guest’s, are left alone', async () => {
    const first = await guest.book();
    const later = roomBooking({ checkInDate: '2026-12-03', checkOutDate: '2026-12-05' });
    expect((await guest.createInvoice(later)).status).toBe(200);
    expect((await guest.payment(first.paymentId)).bookingStatus).toBe('pending');
    const other = await bookingGuest(server);
    expect((await other.createInvoice(roomBooking({ guests: 1 }))).status).toBe(409);
    expect(await heldCount()).toBe(2);
  });

  test('late money for the older one is owed, and the newer one stands (ruling 34)', async () => {
    const first = await guest.book();
    await guest.book(roomBooking({ guests: 1 }));
    await pay(first.paymentId);
    expect(await guest.payment(first.paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'cancelled',
      refundDue: 300,
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('409: what was paid a moment ago is confirmed, and not paid again', async () => {
    const first = await guest.bookByCard();
    await choose(first.checkoutUrl, 'pay', { behaviour: 'never' });
    const response = await guest.createSession(roomBooking({ guests: 1 }));
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('payments.already-paid');
    expect((await guest.payment(first.paymentId)).bookingStatus).toBe('confirmed');
    expect(await server.services.db.$count(bookings)).toBe(1);
  });

  test('409: a booking that is paid in part is not given up', async () => {
    const first = await guest.book();
    await pay(first.paymentId, 10_000);
    const response = await guest.createInvoice(roomBooking({ guests: 1 }));
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('rooms.sold-out');
    const kept = await guest.payment(first.paymentId);
    expect(kept).toMatchObject({ bookingStatus: 'pending', missing: 200 });
    expect(kept.refundDue).toBeUndefined();
  });

  test('200: what is paid in part goes on by its own page, in whatever language', async () => {
    const first = await guest.book();
    await pay(first.paymentId, 10_000);
    const again = await guest.ask(first.paymentId, '/continue?lang=ar', {});
    expect((await again.json()).data.paymentId).toBe(first.paymentId);
  });

  test('200: cancelling what is paid in part answers with what is owed, by whichever attempt', async () => {
    const first = await guest.book();
    await pay(first.paymentId, 10_000);
    const card = await guest.bookByCard();
    const response = await guest.ask(card.paymentId, '/cancel');
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({
      _id: first.paymentId,
      bookingStatus: 'cancelled',
      refundDue: 100,
    });
  });

  test('200: another name and another phone are written while the hold lives', async () => {
    const first = await guest.book();
    const again = await guest.book(roomBooking({ guestName: 'Salim Haddad', phone: '+9681' }));
    expect(again.paymentId).toBe(first.paymentId);
    const record = await guest.payment(first.paymentId);
    expect(record.booking).toMatchObject({ guestName: 'Salim Haddad', phone: '+9681' });
    expect(record.customerPhone).toBe('+9681');
    expect(record.orderDescription).toContain('Guest: Salim Haddad');
    await guest.book(roomBooking({ phone: undefined }));
    expect((await guest.payment(first.paymentId)).customerPhone).toBeUndefined();
  });
});

describe('a hold whose time has run out and that is not freed yet', () => {
  test('200: is renewed for its own guest: the same booking, the room taken once', async () => {
    const first = await guest.book();
    after(31);
    const again = await guest.book();
    expect(again).toMatchObject({
      bookingId: first.bookingId,
      heldUntil: '2026-11-20T09:01:00.000Z',
    });
    await expireHolds(server.services);
    expect((await guest.payment(first.paymentId)).bookingStatus).toBe('pending');
    expect(await server.services.db.$count(bookings)).toBe(1);
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('200: with two units there is no second booking either', async () => {
    await addRoom(server.services, { id: 'twin', units: 2 });
    await guest.book(roomBooking({}, 'twin'));
    after(31);
    await guest.book(roomBooking({}, 'twin'));
    expect(await freeUnits(server, 'twin')).toEqual([1, 1]);
    expect(await server.services.db.$count(bookings)).toBe(1);
  });
});

describe('a price that changes meanwhile (ruling 4)', () => {
  const dearer = () => server.services.db.update(rooms).set({ priceCents: 17_500 });
  const goOn = (paymentId: string, body: object = {}) => guest.ask(paymentId, '/continue', body);

  test('200: while the hold is good, the price that was held stands, by either method', async () => {
    const { paymentId, bookingId } = await guest.book();
    await dearer();
    const same = await goOn(paymentId);
    expect(same.status).toBe(200);
    expect((await same.json()).data).toMatchObject({ bookingId, paymentId, total: 300 });
    const card = await goOn(paymentId, { method: 'visa' });
    expect((await card.json()).data).toMatchObject({ bookingId, total: 300 });
  });

  test.each([
    ['not freed yet', false],
    ['freed', true],
  ])(
    '409: when the hold has run out and is %s, the right total is named, and can be accepted',
    async (_, swept) => {
      const { paymentId } = await guest.book();
      await dearer();
      after(31);
      if (swept) await expireHolds(server.services);
      const refused = await goOn(paymentId);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'payments.price-changed',
        details: { total: 350 },
      });
      // After the pause of a hold that ran out (ruling 49).
      if (swept) after(61);
      const accepted = await goOn(paymentId, { amount: 350 });
      expect(accepted.status).toBe(200);
      expect((await accepted.json()).data).toMatchObject({ total: 350 });
      expect(await heldCount()).toBe(1);
      expect(await freeUnits(server)).toEqual([0, 0]);
    },
  );
});

describe('ten unpaid bookings at once', () => {
  const night = (day: number) =>
    roomBooking({
      checkInDate: `2026-12-${String(day).padStart(2, '0')}`,
      checkOutDate: `2026-12-${String(day + 1).padStart(2, '0')}`,
    });

  test('429: are the most, though twenty different ones are asked for at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => guest.createInvoice(night(at + 1), 150)),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect((await refused[0]!.json()).code).toBe('payments.too-many-open');
    expect(await heldCount()).toBe(10);
  });

  test.each(['createInvoice', 'createSession'] as const)(
    '429: %s is counted by guest',
    async (create) => {
      await reopenPaymentsServer({ RATE_LIMIT_FACTOR: '0.1' });
      for (let press = 0; press < 3; press += 1) {
        expect((await guest[create]()).status).toBe(200);
      }
      const refused = await guest[create]();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await bookingGuest(server);
      expect((await other[create](night(10), 150)).status).toBe(200);
    },
  );
});

describe('the card page of a booking that is held', () => {
  const pageOf = async (url: string | undefined) => await (await fetch(url ?? '')).text();

  test('200: is the same while it lasts as long as the hold', async () => {
    const first = await guest.bookByCard();
    after(3);
    expect(await guest.bookByCard()).toMatchObject({ checkoutUrl: first.checkoutUrl });
  });

  test('200: is replaced when it would end before the hold, and the old one is withdrawn', async () => {
    const first = await guest.bookByCard();
    after(20);
    const again = await guest.bookByCard();
    expect(again).toMatchObject({
      bookingId: first.bookingId,
      heldUntil: '2026-11-20T08:50:00.000Z',
    });
    expect(again.checkoutUrl).not.toBe(first.checkoutUrl);
    expect(await pageOf(first.checkoutUrl)).toContain('This session is cancelled.');
    expect((await guest.payment(first.paymentId)).status).toBe('cancelled');
    after(45);
    await choose(again.checkoutUrl, 'pay');
    expect(await guest.until(again.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'confirmed',
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('takes no money once its minutes are over, as theirs does', async () => {
    const { checkoutUrl } = await guest.bookByCard();
    expect(await pageOf(checkoutUrl)).not.toContain('This session has expired.');
    after(30);
    expect(await pageOf(checkoutUrl)).toContain('This session has expired.');
    await expect(choose(checkoutUrl, 'pay')).rejects.toThrow('409');
  });
});
