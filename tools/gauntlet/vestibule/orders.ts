import { createHash } from 'node:crypto';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as sandboxMessage from '../../../apps/server/src/payments/providers/nowpayments/sandbox-message.ts';
import type { Claim, Message, Told } from '../adapter.ts';
import { call, type signUp } from './client.ts';
import type { Good } from './goods.ts';

const source = path.resolve(
  import.meta.dirname,
  '../../../apps/server/src/payments/providers/nowpayments/sandbox-message.ts',
);
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

/** By card, and Thawani's message never comes. */
export async function payUnheard(api: string, good: Good, { id, from }: OurGuest): Promise<void> {
  const { status, data } = await call<{ checkoutUrl: string }>(
    `${api}/payments/thawani/create-session`,
    from,
    {
      userId: id,
      amount: good.cents / 100,
      bookingId: 1,
      orderDescription: good.name,
      booking: good.booking,
    },
  );
  if (!data) throw new Error(`A session for a card is answered ${status}.`);
  const body = new URLSearchParams({ choice: 'pay', behaviour: 'never' });
  await fetch(data.checkoutUrl, { method: 'POST', body, redirect: 'manual' });
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
