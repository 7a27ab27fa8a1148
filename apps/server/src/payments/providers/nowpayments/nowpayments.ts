import { nowpaymentsProgress, type Deposit } from '@vestibule/domain/payments';
import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { callProvider, probeKey } from '../call-provider.js';
import { hostedPage } from '../hosted-page.js';
import { parseMessage } from '../parse-message.js';
import type { Observation, PaymentProvider } from '../provider.js';
import type { NowpaymentsConfig } from './config.js';
import { isSignedByNowpayments } from './signature.js';

const PAY_CURRENCY = 'usdttrc20';

/** More than any payment of the hotel comes to: beyond it the message is wrong. */
const MAX_DOLLARS = 1_000_000;

/** Their numbers come as numbers or as text, depending on the call. */
const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?(e[+-]?\d+)?$/i))]),
  v.transform(Number),
  v.minValue(0),
  v.maxValue(MAX_DOLLARS),
);
const reference = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.string()]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(100),
);

const invoiceFrom = (providerUrl: string) =>
  v.object({ id: reference, invoice_url: hostedPage(providerUrl) });

const paymentSchema = v.object({
  payment_id: reference,
  parent_payment_id: v.nullish(reference),
  invoice_id: v.nullish(reference),
  payment_status: v.picklist(
    Object.keys(nowpaymentsProgress) as (keyof typeof nowpaymentsProgress)[],
  ),
  price_amount: amount,
  price_currency: v.string(),
  pay_amount: v.optional(amount, 0),
  actually_paid: v.optional(amount, 0),
  pay_currency: v.string(),
  order_id: v.nullish(v.string()),
});
/** What an IPN and `GET /v1/payment/{id}` both carry. */
const nowpaymentsPaymentSchema = v.pipe(
  paymentSchema,
  v.check((payment) => paidCents(payment) <= dollarsToCents(MAX_DOLLARS)),
);
type NowpaymentsPayment = v.InferOutput<typeof nowpaymentsPaymentSchema>;

export function nowpayments(config: NowpaymentsConfig): PaymentProvider {
  const headers = { 'x-api-key': config.apiKey };
  return {
    gateway: 'NowPayments',
    callback: 'nowpayments/ipn',
    quote: () => ({ amountBaisa: null, omrPerUsd: null }),
    async open(request) {
      const invoice = await callProvider(`${config.url}/v1/invoice`, invoiceFrom(config.url), {
        method: 'POST',
        headers,
        body: {
          price_amount: centsToDollars(request.amountCents),
          price_currency: 'usd',
          pay_currency: PAY_CURRENCY,
          order_id: request.paymentId,
          order_description: request.title,
          ipn_callback_url: request.callbackUrl,
          success_url: request.returnUrl,
          cancel_url: request.cancelUrl,
          partially_paid_url: request.returnUrl,
          is_fixed_rate: true,
          is_fee_paid_by_user: false,
        },
      });
      return { reference: invoice.id, hostedUrl: invoice.invoice_url };
    },
    async check({ id, reference, providerPaymentId, amountCents }) {
      // An invoice has no payment until the guest pays (ruling 35).
      if (!providerPaymentId) return undefined;
      const url = `${config.url}/v1/payment/${encodeURIComponent(providerPaymentId)}`;
      const payment = await callProvider(url, nowpaymentsPaymentSchema, { method: 'GET', headers });
      const ofInvoice = reference !== null && payment.invoice_id === reference;
      const ours = ofInvoice || payment.order_id === id;
      return ours ? observeNowpayments(payment, amountCents) : undefined;
    },
    tryKey: () => probeKey(`${config.url}/v1/payment/0`, headers),
    // Their invoices cannot be withdrawn: one that is paid later is handled as a late payment.
    withdraw: () => Promise.resolve(),
    // A signed IPN says all that is needed; the amount is checked when it is settled.
    readMessage(body, header) {
      if (!isSignedByNowpayments(body, header('x-nowpayments-sig'), config.ipnSecret)) {
        throw new ProblemError('payments.signature-invalid');
      }
      const message = parseMessage(nowpaymentsPaymentSchema, body);
      return {
        raw: message,
        paymentId: message.order_id,
        reference: message.invoice_id,
        observe: ({ amountCents }) => observeNowpayments(message, amountCents),
      };
    },
  };
}

/**
 * What a message says: money counts only for the right price, in the right coin, and not re-deposited.
 * Whatever becomes of a re-deposit, also when it is refunded, is its own money's affair alone.
 */
function observeNowpayments(payment: NowpaymentsPayment, amountCents: number): Observation {
  const redeposit = Boolean(payment.parent_payment_id);
  const progress = nowpaymentsProgress[payment.payment_status];
  return {
    event: {
      progress: redeposit ? 'open' : progress,
      deposit: depositOf(payment, amountCents, redeposit),
    },
    providerPaymentId: redeposit ? undefined : payment.payment_id,
    raw: payment,
  };
}

/** The part of the price that has come, in cents. */
function paidCents(payment: v.InferOutput<typeof paymentSchema>): number {
  const share = payment.pay_amount > 0 ? payment.actually_paid / payment.pay_amount : 0;
  return Math.round(dollarsToCents(payment.price_amount) * share);
}

function depositOf(
  payment: NowpaymentsPayment,
  amountCents: number,
  redeposit: boolean,
): Deposit | undefined {
  const refunded = payment.payment_status === 'refunded';
  if (payment.actually_paid <= 0 && !refunded) return undefined;
  const priceCents = dollarsToCents(payment.price_amount);
  const asAgreed =
    priceCents === amountCents &&
    payment.price_currency.toLowerCase() === 'usd' &&
    payment.pay_currency.toLowerCase() === PAY_CURRENCY;
  return {
    id: payment.payment_id,
    cents: paidCents(payment),
    counts: asAgreed && !redeposit,
    ...(refunded && { refunded }),
  };
}
