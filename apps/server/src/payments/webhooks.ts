import { ProblemError } from '@vestibule/domain/problem';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { asOperation } from '../database/shared-pool.js';
import { parseJson } from '../http/parse-json.js';
import type { Services } from '../services.js';
import { askProvider } from './settlement/ask-provider.js';
import { isSignedByNowpayments } from './providers/nowpayments-signature.js';
import { nowpaymentsPaymentSchema, observeNowpayments } from './providers/nowpayments.js';
import { providerSettings } from './providers/providers.js';
import { isSignedByThawani } from './providers/thawani.js';
import { settle } from './settlement/settle.js';
import { findPayment, findPaymentByReference, type PaymentRow } from './store.js';
import { withdrawCheckout } from './attempts/withdraw-checkout.js';

const thawaniEventSchema = v.object({
  event_type: v.string(),
  data: v.object({
    session_id: v.optional(v.string()),
    client_reference_id: v.nullish(v.string()),
  }),
});

/** The providers' signed messages. Their bodies are read raw: the signature covers every byte. */
export function mountWebhooks(api: Hono, services: Services): void {
  api.post('/payments/nowpayments/ipn', async (context) => {
    await asOperation('payments.nowpayments-ipn', () => receiveIpn(services, context));
    return context.json({ success: true });
  });
  api.post('/payments/thawani/webhook', async (context) => {
    await asOperation('payments.thawani-webhook', () => receiveThawani(services, context));
    return context.json({ success: true });
  });
}

/** A signed IPN says all that is needed; the amount is checked when it is settled. */
async function receiveIpn(services: Services, { req }: Context): Promise<void> {
  const body = await req.text();
  const { ipnSecret } = providerSettings(services.config).nowpayments;
  if (!isSignedByNowpayments(body, req.header('x-nowpayments-sig'), ipnSecret)) {
    throw new ProblemError('payments.signature-invalid');
  }
  const message = parseBody(nowpaymentsPaymentSchema, body);
  const payment = await findOrdered(services, message.order_id, message.invoice_id);
  if (!payment) return logUnknownPayment(services, message);
  await settle(services, payment.id, 'webhook', observeNowpayments(message, payment.amountCents));
}

/**
 * An event of Thawani is a hint, whatever its age: the session itself is asked, and decides. A
 * session has no word for a failure, so that event is believed while the session says unpaid.
 */
async function receiveThawani(services: Services, { req }: Context): Promise<void> {
  const body = await req.text();
  const { webhookSecret } = providerSettings(services.config).thawani;
  const signed = isSignedByThawani(
    body,
    { timestamp: req.header('thawani-timestamp'), signature: req.header('thawani-signature') },
    webhookSecret,
  );
  if (!signed) throw new ProblemError('payments.signature-invalid');
  const message = parseBody(thawaniEventSchema, body);
  const { session_id: session } = message.data;
  const payment = session
    ? await findPaymentByReference(services.db, 'Thawani', session)
    : undefined;
  if (!payment) return logUnknownPayment(services, message);
  const answer = await askProvider(services, { payment }, 'webhook');
  if (message.event_type !== 'payment.failed' || answer !== 'told') return;
  if (!(await isUnpaid(services, payment.id))) return;
  await settle(services, payment.id, 'webhook', { event: { progress: 'failed' }, raw: message });
  // Their page would let the guest pay for what is not kept any more.
  await withdrawCheckout(services, payment);
}

async function isUnpaid({ db }: Services, paymentId: string): Promise<boolean> {
  const found = await findPayment(db, paymentId);
  return found?.payment.status === 'pending' && found.payment.receivedCents === 0;
}

async function findOrdered(
  { db }: Services,
  orderId: string | null | undefined,
  invoiceId: string | null | undefined,
): Promise<PaymentRow | undefined> {
  const ordered = orderId ? await findPayment(db, orderId) : undefined;
  if (ordered?.payment.gateway === 'NowPayments') return ordered.payment;
  return invoiceId ? await findPaymentByReference(db, 'NowPayments', invoiceId) : undefined;
}

/** Answered with success, so that it is not sent for ever; kept in the log for the desk. */
function logUnknownPayment({ logger }: Services, message: unknown): void {
  logger.error({ message }, 'A provider tells of a payment that is not ours');
}

function parseBody<S extends v.GenericSchema>(schema: S, body: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, parseJson(body));
  if (!parsed.success) throw new ProblemError('request.unprocessable');
  return parsed.output;
}
