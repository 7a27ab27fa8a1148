import { minutesAfter } from '@vestibule/domain/calendar';
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { formatBaisa } from '@vestibule/domain/payments';
import { parseJson } from '../../../http/parse-json.js';
import type { Behaviour, Choice } from '../../../sandbox/behaviours.js';
import type { FaultQueue } from '../../../sandbox/faults.js';
import { hostedPage } from '../../../sandbox/hosted-page.js';
import { sendMessages } from '../../../sandbox/messages.js';
import { readChoice } from '../../../sandbox/read-choice.js';
import type { SandboxHost } from '../../../sandbox/sandbox-host.js';
import {
  findCheckout,
  insertCheckout,
  updateCheckout,
  type CheckoutRow,
} from '../../../sandbox/store.js';
import { thawaniSandboxKeys } from './config.js';
import { isOwnAddress } from '../../../sandbox/own-address.js';
import { thawaniMessage } from './sandbox-message.js';

/** Their limits (payment-providers): a session beyond them is refused. */
const sessionSchema = v.looseObject({
  client_reference_id: v.string(),
  mode: v.literal('payment'),
  products: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(40)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
        unit_amount: v.pipe(v.number(), v.integer(), v.minValue(100)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
  expire_in_minutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  ),
  /** Written by the sandbox itself: an ISO instant. */
  expire_at: v.optional(v.string()),
  metadata: v.optional(v.record(v.string(), v.string())),
});

const CREATED = 2004;
const RETRIEVED = 2000;

/** Thawani's own protocol: checkout sessions, their page, signed webhooks. */
export function thawaniSandbox(host: SandboxHost, faults: FaultQueue): Hono {
  const app = new Hono();
  const { db } = host;
  app.use('/api/v1/*', faults.middleware, async (context, next) => {
    if (context.req.header('thawani-api-key') === thawaniSandboxKeys.secretKey) return await next();
    return context.json({ success: false, code: 4001, description: 'Not authorised' }, 401);
  });
  app.post('/api/v1/checkout/session', async (context) => {
    const parsed = v.safeParse(sessionSchema, parseJson(await context.req.text()));
    if (!parsed.success) return context.json({ success: false, code: 4000 }, 400);
    const { success_url, cancel_url } = parsed.output;
    if (![success_url, cancel_url].every((url) => isOwnAddress(host.config.publicUrl, url))) {
      return context.json({ success: false, code: 4000 }, 400);
    }
    const id = `checkout_${randomBytes(24).toString('base64url')}`;
    const request = { ...parsed.output, expire_at: endOf(host, parsed.output) };
    const row = { id, provider: 'thawani', request, status: 'unpaid' } as const;
    await insertCheckout(db, row);
    const created = await findCheckout(db, id);
    return context.json({ success: true, code: CREATED, data: created && bodyOf(created) });
  });
  app.get('/api/v1/checkout/session/:id', async (context) => {
    const checkout = await findCheckout(db, context.req.param('id'));
    if (!checkout) return context.json({ success: false, code: 4004 }, 404);
    return context.json({ success: true, code: RETRIEVED, data: shownBody(host, checkout) });
  });
  app.post('/api/v1/checkout/:id/cancel', async (context) => {
    const checkout = await findCheckout(db, context.req.param('id'));
    if (checkout?.status !== 'unpaid') return context.json({ success: false, code: 4000 }, 400);
    await updateCheckout(db, checkout.id, { status: 'cancelled' });
    return context.json({ success: true, code: RETRIEVED });
  });
  app.get('/pay/:id', async (context) => {
    const checkout = await findCheckout(db, context.req.param('id'));
    const known = context.req.query('key') === thawaniSandboxKeys.publishableKey;
    return checkout && known ? context.html(sessionPage(host, checkout)) : context.notFound();
  });
  app.post('/pay/:id', async (context) => {
    const checkout = await findCheckout(db, context.req.param('id'));
    const chosen = await readChoice(context.req);
    if (!checkout || !chosen) return context.notFound();
    // Paid in another tab, withdrawn, or its time is over: the page says so.
    if (overText(host, checkout)) return context.html(sessionPage(host, checkout), 409);
    return context.redirect(await choose(host, checkout, chosen), 303);
  });
  return app;
}

function endOf(
  { now }: SandboxHost,
  { expire_in_minutes }: v.InferOutput<typeof sessionSchema>,
): string | undefined {
  if (expire_in_minutes === undefined) return undefined;
  return minutesAfter(now(), expire_in_minutes).toISOString();
}

function hasEnded({ now }: SandboxHost, { request }: CheckoutRow): boolean {
  const { expire_at } = v.parse(sessionSchema, request);
  return expire_at !== undefined && new Date(expire_at) <= now();
}

function overText(host: SandboxHost, checkout: CheckoutRow): string | undefined {
  if (checkout.status !== 'unpaid') return `This session is ${checkout.status}.`;
  return hasEnded(host, checkout) ? 'This session has expired.' : undefined;
}

function sessionPage(host: SandboxHost, checkout: CheckoutRow) {
  const { products, client_reference_id, cancel_url } = v.parse(sessionSchema, checkout.request);
  return hostedPage({
    provider: 'Thawani Pay',
    heading: 'Pay by card',
    amount: formatBaisa(totalOf(checkout)),
    facts: [
      ['For', products.map(({ name }) => name).join(', ')],
      ['Reference', client_reference_id],
    ],
    action: `?key=${thawaniSandboxKeys.publishableKey}`,
    backHref: cancel_url,
    over: overText(host, checkout),
  });
}

async function choose(
  host: SandboxHost,
  checkout: CheckoutRow,
  { choice, behaviour, delayMs }: { choice: Choice; behaviour: Behaviour; delayMs: number },
): Promise<string> {
  const { success_url, cancel_url } = v.parse(sessionSchema, checkout.request);
  const status = { pay: 'paid', fail: 'unpaid', cancel: 'cancelled' }[choice];
  const told = behaviour === 'after-expiry' ? host.now().getTime() + delayMs : 0;
  const changes = { status, behaviour, shownFrom: told ? new Date(told) : null };
  const chosen = { ...checkout, ...changes };
  await updateCheckout(host.db, checkout.id, changes);
  if (choice !== 'cancel') {
    const forged = behaviour === 'forged';
    const event = (event_type: string) =>
      thawaniMessage(host, { event_type, data: bodyOf(chosen) }, forged);
    const last = event(choice === 'pay' ? 'checkout.completed' : 'payment.failed');
    sendMessages(host, { earlier: [event('checkout.created')], last }, { behaviour, delayMs });
  }
  return choice === 'pay' ? success_url : cancel_url;
}

function shownBody({ now }: SandboxHost, checkout: CheckoutRow): object {
  const early = checkout.shownFrom && checkout.shownFrom > now();
  return bodyOf(early ? { ...checkout, status: 'unpaid' } : checkout);
}

function bodyOf(checkout: CheckoutRow): object {
  const { client_reference_id, metadata } = v.parse(sessionSchema, checkout.request);
  const short = checkout.behaviour === 'wrong-amount' || checkout.behaviour === 'partial';
  const total = totalOf(checkout);
  return {
    session_id: checkout.id,
    client_reference_id,
    total_amount: short ? Math.floor(total / 2) : total,
    currency: 'OMR',
    payment_status: checkout.status,
    metadata,
  };
}

function totalOf(checkout: CheckoutRow): number {
  const { products } = v.parse(sessionSchema, checkout.request);
  return products.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0);
}
