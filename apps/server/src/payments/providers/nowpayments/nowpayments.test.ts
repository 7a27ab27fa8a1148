import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nowpayments } from './nowpayments.js';
import type { PaymentRow } from '../../store.js';

const attempt: PaymentRow = {
  id: 'PAY-1',
  bookingId: 'BK-1',
  userId: 'layla',
  gateway: 'NowPayments',
  amountCents: 30_000,
  amountBaisa: null,
  omrPerUsd: null,
  status: 'pending',
  receivedCents: 0,
  refundDueCents: 0,
  missingCents: 0,
  returnedCents: 0,
  reference: '7',
  providerPaymentId: '4711',
  earlierPaymentIds: [],
  hostedUrl: null,
  flagged: false,
  createdAt: new Date('2026-11-20T08:00:00Z'),
  nextCheckAt: null,
  checks: 0,
  askedAt: null,
};

const finished = {
  payment_id: 4711,
  payment_status: 'finished',
  price_amount: 300,
  price_currency: 'usd',
  pay_amount: 300,
  actually_paid: 300,
  pay_currency: 'usdttrc20',
};

const answered = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answered));
afterEach(() => vi.unstubAllGlobals());

function check(payment: object, changes: Partial<PaymentRow> = {}) {
  answered.mockResolvedValue(Response.json({ ...finished, ...payment }));
  const provider = nowpayments({
    apiKey: 'key',
    ipnSecret: 'secret',
    url: 'https://api.nowpayments.io',
  });
  return provider.check({ ...attempt, ...changes });
}

describe('a payment that a return address names', () => {
  test.each([
    ['of our order', { order_id: 'PAY-1', invoice_id: null }, {}],
    ['of our invoice', { order_id: null, invoice_id: 7 }, {}],
    ['of our order, before an invoice is known', { order_id: 'PAY-1' }, { reference: null }],
  ])('%s is heard', async (_, payment, changes) => {
    expect(await check(payment, changes)).toMatchObject({
      event: { progress: 'paid', deposit: { id: '4711', cents: 30_000, counts: true } },
      providerPaymentId: '4711',
    });
  });

  test.each([
    ['of another order and invoice', { order_id: 'PAY-2', invoice_id: 8 }, {}],
    ['of no invoice', { order_id: 'other', invoice_id: null }, {}],
    ['of no invoice, while ours has none yet', { invoice_id: null }, { reference: null }],
  ])('%s is not ours', async (_, payment, changes) => {
    expect(await check(payment, changes)).toBeUndefined();
  });
});
