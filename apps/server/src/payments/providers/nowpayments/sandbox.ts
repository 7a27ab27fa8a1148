import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseJson } from '../../../http/parse-json.js';
import type { Behaviour, Choice } from '../../../sandbox/behaviours.js';
import type { FaultQueue } from '../../../sandbox/faults.js';
import { hostedPage } from '../../../sandbox/hosted-page.js';
import { isOwnAddress } from '../../../sandbox/own-address.js';
import { sendMessages } from '../../../sandbox/messages.js';
import { readChoice } from '../../../sandbox/read-choice.js';
import type { SandboxHost } from '../../../sandbox/sandbox-host.js';
import {
  findCheckout,
  findCheckoutByPayment,
  insertCheckout,
  updateCheckout,
  type CheckoutRow,
} from '../../../sandbox/store.js';
import { nowpaymentsSandboxKeys } from './config.js';
import { nowpaymentsMessage } from './sandbox-message.js';

const invoiceSchema = v.looseObject({
  price_amount: v.number(),
  order_id: v.string(),
  order_description: v.string(),
  ipn_callback_url: v.pipe(v.string(), v.url()),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
});

const statusOf = { pay: 'finished', fail: 'failed', cancel: 'cancelled' } as const;

/** NOWPayments' own protocol: invoices, payments, signed IPNs. */
export function nowpaymentsSandbox(host: SandboxHost, faults: FaultQueue): Hono {
  const app = new Hono();
  app.use('/v1/*', faults.middleware, async (context, next) => {
    if (context.req.header('x-api-key') === nowpaymentsSandboxKeys.apiKey) return await next();
    return context.json({ statusCode: 401, code: 'AUTH_REQUIRED' }, 401);
  });
  app.post('/v1/invoice', async (context) => {
    const parsed = v.safeParse(invoiceSchema, parseJson(await context.req.text()));
    if (!parsed.success) return context.json({ statusCode: 400, code: 'BAD_REQUEST' }, 400);
    const request = parsed.output;
    const { ipn_callback_url, success_url, cancel_url } = request;
    if (
      ![ipn_callback_url, success_url, cancel_url].every((url) =>
        isOwnAddress(host.config.publicUrl, url),
      )
    ) {
      return context.json({ statusCode: 400, code: 'BAD_REQUEST' }, 400);
    }
    const id = newNumber();
    await insertCheckout(host.db, { id, provider: 'nowpayments', request, status: 'waiting' });
    const invoice_url = `${host.config.publicUrl}/sandbox/nowpayments/payment/?iid=${id}`;
    // As theirs: the amount comes back as text.
    const price_amount = String(request.price_amount);
    return context.json({ ...request, id, price_amount, invoice_url }, 201);
  });
  app.get('/v1/payment/:id', async (context) => {
    const checkout = await findCheckoutByPayment(host.db, context.req.param('id'));
    if (!checkout) return context.json({ code: 'PAYMENT_NOT_FOUND' }, 404);
    return context.json(paymentOf(host, checkout));
  });
  app.get('/payment/', async (context) => {
    const checkout = await findCheckout(host.db, context.req.query('iid') ?? '');
    if (!checkout) return context.notFound();
    return context.html(invoicePage(checkout));
  });
  app.post('/payment/', async (context) => {
    const checkout = await findCheckout(host.db, context.req.query('iid') ?? '');
    const chosen = await readChoice(context.req);
    if (!checkout || !chosen) return context.notFound();
    return context.redirect(await choose(host, checkout, chosen), 303);
  });
  return app;
}

function newNumber(): string {
  return String(randomInt(10 ** 9, 10 ** 10));
}

function invoicePage(checkout: CheckoutRow) {
  const { price_amount, order_description, order_id, cancel_url } = v.parse(
    invoiceSchema,
    checkout.request,
  );
  return hostedPage({
    provider: 'NOWPayments',
    heading: 'Pay with USDT on TRC20',
    amount: `${price_amount.toFixed(2)} USDT`,
    facts: [
      ['For', order_description],
      ['Order', order_id],
      ['Invoice', checkout.id],
    ],
    action: `?iid=${checkout.id}`,
    backHref: cancel_url,
    over: checkout.status === 'waiting' ? undefined : `This invoice is ${checkout.status}.`,
  });
}

async function choose(
  host: SandboxHost,
  checkout: CheckoutRow,
  { choice, behaviour, delayMs }: { choice: Choice; behaviour: Behaviour; delayMs: number },
): Promise<string> {
  const request = v.parse(invoiceSchema, checkout.request);
  const paymentId = newNumber();
  const status = choice === 'pay' && behaviour === 'partial' ? 'partially_paid' : statusOf[choice];
  const chosen = { ...checkout, paymentId, status, behaviour };
  const told = behaviour === 'after-expiry' ? host.now().getTime() + delayMs : 0;
  const changes = { paymentId, status, behaviour, shownFrom: told ? new Date(told) : null };
  await updateCheckout(host.db, checkout.id, changes);
  const message = (step: string) =>
    nowpaymentsMessage(
      request.ipn_callback_url,
      bodyOf({ ...chosen, status: step }),
      behaviour === 'forged',
    );
  const earlier = choice === 'pay' ? ['waiting', 'confirming', 'confirmed'].map(message) : [];
  sendMessages(host, { earlier, last: message(status) }, { behaviour, delayMs });
  const back = new URL(choice === 'pay' ? request.success_url : request.cancel_url);
  back.searchParams.set('NP_id', paymentId);
  return back.href;
}

/** The payment as their API shows it: the new status not before its time. */
function paymentOf({ now }: SandboxHost, checkout: CheckoutRow): object {
  const early = checkout.shownFrom && checkout.shownFrom > now();
  return bodyOf(early ? { ...checkout, status: 'waiting' } : checkout);
}

/** The body of a payment, in an IPN and in their API. */
function bodyOf(checkout: CheckoutRow): object {
  const { price_amount, order_id, order_description } = v.parse(invoiceSchema, checkout.request);
  const price = checkout.behaviour === 'wrong-amount' ? price_amount / 2 : price_amount;
  const share = checkout.status === 'partially_paid' ? 0.4 : 1;
  const moved = ['partially_paid', 'finished'].includes(checkout.status);
  return {
    payment_id: Number(checkout.paymentId),
    parent_payment_id: null,
    invoice_id: Number(checkout.id),
    payment_status: checkout.status,
    price_amount: price,
    price_currency: 'usd',
    pay_amount: price,
    actually_paid: moved ? price * share : 0,
    pay_currency: 'usdttrc20',
    order_id,
    order_description,
    fee: { currency: 'usdttrc20', depositFee: 0, serviceFee: 0, withdrawalFee: 0 },
  };
}
