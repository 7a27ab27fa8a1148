import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import type * as sandboxMessage from '../../../apps/server/src/payments/providers/nowpayments/sandbox-message.ts';
import type { Claim, Message, Told } from '../adapter.ts';
import { ANSWER_LIMIT_MS, call, type signUp } from './client.ts';
import type { Good } from './goods.ts';

const source = path.resolve(
  import.meta.dirname,
  '../../../apps/server/src/payments/providers/nowpayments/sandbox-message.ts',
);
const GIVE_UP_MS = 120_000;
const nowpaymentsStatus = { open: 'confirming', paid: 'finished', failed: 'failed' } as const;

export type OurGuest = Awaited<ReturnType<typeof signUp>>;

interface Created {
  paymentId: string;
  bookingId: string;
}

/** The call that books and opens an invoice in USDT. */
export async function createInvoice(
  api: string,
  good: Good,
  { id, from }: OurGuest,
  { claim = {}, tickets = 1 }: { claim?: Claim | undefined; tickets?: number } = {},
) {
  const { cents = tickets * good.cents, currency = 'USD', discountPercent } = claim;
  const booking = 'tickets' in good.booking ? { ...good.booking, tickets } : good.booking;
  return await call<Created>(`${api}/payments/usdt/create-invoice`, from, {
    userId: id,
    price_amount: cents / 100,
    price_currency: currency,
    order_id: 1,
    order_description: good.name,
    booking,
    ...(discountPercent && { discount: { type: 'percentage', value: discountPercent } }),
  });
}

/** By card, and Thawani's message never comes. A server that was killed is asked again once it lives. */
export async function payUnheard(api: string, good: Good, { id, from }: OurGuest): Promise<void> {
  const session = {
    userId: id,
    amount: good.cents / 100,
    bookingId: 1,
    orderDescription: good.name,
    booking: good.booking,
  };
  const { status, data } = await untilAnswered(() =>
    call<{ checkoutUrl: string }>(`${api}/payments/thawani/create-session`, from, session),
  );
  if (!data) throw new Error(`A session for a card is answered ${status}.`);
  const body = new URLSearchParams({ choice: 'pay', behaviour: 'never' });
  const signal = () => AbortSignal.timeout(ANSWER_LIMIT_MS);
  await untilAnswered(() =>
    fetch(data.checkoutUrl, { method: 'POST', body, redirect: 'manual', signal: signal() }).catch(
      () => ({ status: 0 }),
    ),
  );
}

async function untilAnswered<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answer = await ask();
    if ((answer.status > 0 && answer.status < 500) || performance.now() > end) return answer;
    await pause(50);
  }
}

/** Writes NOWPayments' messages, signed with the sandbox's key. */
export async function messageWriter(api: string) {
  const { nowpaymentsMessage } = (await runnerImport<typeof sandboxMessage>(source)).module;
  return (reference: string, price: number, told: Told): Message => {
    const { status, cents = price, currency = 'usd', forged = false } = told;
    const dollars = cents / 100;
    // Their number of the payment: the same in each message about a booking.
    const number = createHash('sha256').update(reference).digest().readUIntBE(0, 6);
    const payment = {
      payment_id: number,
      payment_status: nowpaymentsStatus[status],
      price_amount: dollars,
      price_currency: currency,
      pay_amount: dollars,
      actually_paid: status === 'paid' ? dollars : 0,
      pay_currency: 'usdttrc20',
      order_id: reference,
    };
    return nowpaymentsMessage(`${api}/payments/nowpayments/ipn`, payment, forged);
  };
}
