import { expect, test } from 'vitest';
import { choose } from '../../testing/booking-guest.js';
import {
  after,
  guest,
  openPaymentsServer,
  pay,
  server,
} from '../../testing/opened-payments-server.js';
import { reconcilePayments } from '../../testing/reconcile-payments.js';
import { settle } from './settle.js';
import { withdrawOthersJob } from './withdraw-others.js';

openPaymentsServer();

/** Two pages of one booking: a card's, and that of an invoice in USDT. */
async function openBothPages() {
  const byCard = await guest.bookByCard();
  const inUsdt = await guest.book();
  expect(inUsdt.bookingId).toBe(byCard.bookingId);
  return { byCard, inUsdt };
}

/** As the queue does it. */
async function runWithdrawals() {
  const orders = server.jobs.enqueued.filter(({ name }) => name === withdrawOthersJob.name);
  for (const { data } of orders) {
    await withdrawOthersJob.run(server.services, data as { paymentId: string }, 'a-job');
  }
  return orders.length;
}

test('paid on one page: the other takes no more money', async () => {
  const { byCard, inUsdt } = await openBothPages();
  await pay(inUsdt.paymentId);
  expect(await runWithdrawals()).toBe(1);
  await expect(choose(byCard.checkoutUrl, 'pay')).rejects.toThrow('409');
  after(2);
  await reconcilePayments(server.services);
  expect(await guest.payment(byCard.paymentId)).toMatchObject({
    status: 'cancelled',
    bookingStatus: 'confirmed',
  });
  const paid = await guest.payment(inUsdt.paymentId);
  expect(paid).toMatchObject({ status: 'paid', bookingStatus: 'confirmed' });
  expect(paid.refundDue).toBeUndefined();
});

test('paid on both pages before that: the booking stands, and one price is owed back', async () => {
  const { byCard, inUsdt } = await openBothPages();
  await choose(byCard.checkoutUrl, 'pay', { behaviour: 'never' });
  await pay(inUsdt.paymentId);
  await runWithdrawals();
  after(2);
  await reconcilePayments(server.services);
  expect(await guest.payment(inUsdt.paymentId)).toMatchObject({ bookingStatus: 'confirmed' });
  expect(await guest.payment(byCard.paymentId)).toMatchObject({ status: 'paid', refundDue: 300 });
});

test('a provider that is away is asked again: the job fails until it answers', async () => {
  const { byCard, inUsdt } = await openBothPages();
  await pay(inUsdt.paymentId);
  await fetch(`${server.url}/sandbox/thawani/faults`, {
    method: 'POST',
    body: new URLSearchParams({ fault: 'error' }),
  });
  await expect(runWithdrawals()).rejects.toThrow('500');
  expect(await guest.payment(byCard.paymentId)).toMatchObject({ status: 'pending' });
  await runWithdrawals();
  await expect(choose(byCard.checkoutUrl, 'pay')).rejects.toThrow('409');
});

test('the money was sent back meanwhile: the other page can be paid on', async () => {
  const { byCard, inUsdt } = await openBothPages();
  const deposit = { id: inUsdt.paymentId, cents: 30_000, counts: true };
  await pay(inUsdt.paymentId);
  await settle(server.services, inUsdt.paymentId, 'webhook', {
    event: { progress: 'open', deposit: { ...deposit, refunded: true } },
    raw: null,
  });
  await runWithdrawals();
  await expect(choose(byCard.checkoutUrl, 'pay')).resolves.toBeDefined();
});
