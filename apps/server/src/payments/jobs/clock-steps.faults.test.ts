import { describe, expect, test } from 'vitest';
import { createLinkToken } from '../../account/links.js';
import { findUserByEmail } from '../../account/store.js';
import { inTransaction } from '../../database/retry.js';
import { bookingGuest, choose, freeUnits } from '../../testing/booking-guest.js';
import { after, guest, openPaymentsServer, server } from '../../testing/opened-payments-server.js';
import { reconcilePayments } from '../../testing/reconcile-payments.js';
import { sendJson } from '../../testing/send-json.js';
import { expireHolds } from './expire-holds.js';

openPaymentsServer();

/** What the server's clock jumps by, in minutes, before somebody sets it right. */
const steps: [name: string, minutes: number][] = [
  ['an hour forward', 60],
  ['an hour back', -60],
  ['a day forward', 24 * 60],
  ['a day back', -24 * 60],
];

/** What jobs do each minute. */
async function round() {
  await expireHolds(server.services);
  await reconcilePayments(server.services);
}

async function stepTo(minutes: number) {
  after(minutes);
  await round();
}

const standing = (records: readonly { bookingStatus?: string | undefined }[]) =>
  records.filter(({ bookingStatus }) => bookingStatus === 'confirmed').length;

describe.each(steps)('the clock goes %s, and is set right', (_, minutes) => {
  test('the last room is sold once, and a guest who paid but did not get it is owed the money', async () => {
    const first = await guest.book();
    const other = await bookingGuest(server);
    await stepTo(minutes);
    const second = await other.createSession();
    // What has run out by the clock is free; nothing runs out by going back.
    expect(second.status).toBe(minutes > 0 ? 200 : 409);
    if (second.ok) {
      const { paymentId, checkoutUrl } = (await second.json()).data;
      await choose(checkoutUrl, 'pay');
      await other.until(paymentId, 'paid');
    }
    await stepTo(5);
    await choose(first.invoice_url, 'pay');
    const paid = await guest.until(first.paymentId, 'paid');
    expect(paid.refundDue).toBe(second.ok ? 300 : undefined);
    await stepTo(40);
    expect(standing([...(await guest.history()), ...(await other.history())])).toBe(1);
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('a hold that nobody pays for ends, and what it held is free once', async () => {
    const { paymentId } = await guest.book();
    await stepTo(minutes);
    await stepTo(5);
    await stepTo(31);
    await stepTo(minutes);
    await stepTo(32);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'expired',
      bookingStatus: 'expired',
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('a hold that begins meanwhile ends by the clock it began by', async () => {
    after(minutes);
    const { paymentId } = await guest.book();
    await stepTo(5);
    await stepTo(minutes + 31);
    await stepTo(Math.max(36, minutes + 31));
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'expired' });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('a payment whose message was lost confirms its booking', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    await stepTo(minutes);
    await stepTo(5);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('a payment made after it, whose message was lost, is found at the latest when asking was put off to', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await stepTo(minutes);
    await stepTo(5);
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    await stepTo(Math.max(0, minutes) + 6 * 60);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('sessions hold, and a link serves once, in its hour', async () => {
    const { db, now } = server.services;
    const row = await findUserByEmail(db, guest.user.email);
    if (!row) throw new Error('The guest was not written.');
    const token = await inTransaction(db, (tx) =>
      createLinkToken(tx, row, { purpose: 'reset-password', orderId: 'an-order', now: now() }),
    );
    const profile = async () =>
      (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token: guest.token }))
        .status;
    const body = { token, password: 'Another9Palm' };
    const reset = async () =>
      (await sendJson(server, '/api/basic-users/reset-password', { body })).status;
    after(minutes);
    expect(await profile()).toBe(200);
    // Before its time it would serve, and be used up.
    const early = minutes > 0 ? await reset() : undefined;
    expect(early).not.toBe(200);
    after(5);
    expect(await profile()).toBe(200);
    expect(await reset()).toBe(200);
    expect(await reset()).not.toBe(200);
    after(minutes);
    expect(await reset()).not.toBe(200);
  });
});
