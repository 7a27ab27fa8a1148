import { createHmac } from 'node:crypto';
import {
  baisaToCents,
  LEAST_BAISA,
  thawaniProgress,
  type PaymentEvent,
} from '@vestibule/domain/payments';
import * as v from 'valibot';
import { callProvider } from './call-provider.js';
import { equalSecrets } from './equal-secrets.js';
import { ProviderError, type PaymentProvider, type PaymentRow } from './provider.js';

const MAX_TITLE = 40;
/** A million rials, more than any payment of the hotel comes to: beyond it the answer is wrong. */
const MAX_BAISA = 1_000_000_000;

const sessionSchema = v.object({
  success: v.literal(true),
  data: v.object({
    session_id: v.pipe(v.string(), v.minLength(1)),
    client_reference_id: v.nullish(v.string()),
    total_amount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_BAISA)), 0),
    currency: v.optional(v.string(), 'OMR'),
    payment_status: v.picklist(Object.keys(thawaniProgress) as (keyof typeof thawaniProgress)[]),
  }),
});
type ThawaniSession = v.InferOutput<typeof sessionSchema>['data'];

interface ThawaniConfig {
  secretKey: string;
  publishableKey: string;
  url: string;
  /** Where the guest's browser goes; the same host in the real world. */
  pageUrl?: string;
}

export function thawani(config: ThawaniConfig): PaymentProvider {
  const headers = { 'thawani-api-key': config.secretKey };
  const sessions = `${config.url}/api/v1/checkout`;
  return {
    gateway: 'Thawani',
    pageEnds: true,
    async open(request) {
      const baisa = request.amountBaisa ?? 0;
      if (baisa < LEAST_BAISA) throw new ProviderError('refused', `${baisa} baisa is too little`);
      const { data } = await callProvider(`${sessions}/session`, sessionSchema, {
        method: 'POST',
        headers,
        body: {
          client_reference_id: request.paymentId,
          mode: 'payment',
          products: [{ name: request.title.slice(0, MAX_TITLE), quantity: 1, unit_amount: baisa }],
          success_url: request.returnUrl,
          cancel_url: request.cancelUrl,
          expire_in_minutes: request.holdMinutes,
          metadata: {
            'Customer name': request.guest.name,
            'Contact number': request.guest.phone,
            'Email address': request.guest.email,
          },
        },
      });
      const page = `${config.pageUrl ?? config.url}/pay/${encodeURIComponent(data.session_id)}`;
      return { reference: data.session_id, hostedUrl: `${page}?key=${config.publishableKey}` };
    },
    async check(payment) {
      if (!payment.reference) return undefined;
      const url = `${sessions}/session/${encodeURIComponent(payment.reference)}`;
      const { data } = await callProvider(url, sessionSchema, { method: 'GET', headers });
      return { event: observeThawani(data, payment), raw: data };
    },
    async cancel({ reference }) {
      if (!reference) return;
      const url = `${sessions}/${encodeURIComponent(reference)}/cancel`;
      // A body is needed, even an empty one: without it they answer 411.
      await callProvider(url, v.unknown(), { method: 'POST', headers, body: {} });
    },
  };
}

/** What a session says: it is paid only when it is ours, in rials, and of the amount we asked for. */
export function observeThawani(session: ThawaniSession, payment: PaymentRow): PaymentEvent {
  const progress = thawaniProgress[session.payment_status];
  if (progress !== 'paid') return { progress };
  const exact = session.total_amount === payment.amountBaisa;
  const asAgreed = session.currency === 'OMR' && session.client_reference_id === payment.id;
  return {
    progress,
    deposit: {
      id: session.session_id,
      cents: exact
        ? payment.amountCents
        : baisaToCents(session.total_amount, payment.omrPerUsd ?? undefined),
      counts: asAgreed,
    },
  };
}

/** HMAC-SHA256 over the raw body and the time it was sent. */
export function signThawani(rawBody: string, timestamp: string, secret: string): string {
  return createHmac('sha256', secret).update(`${rawBody}-${timestamp}`).digest('hex');
}

export function isSignedByThawani(
  rawBody: string,
  { timestamp, signature }: { timestamp: string | undefined; signature: string | undefined },
  secret: string,
): boolean {
  if (!timestamp || !signature) return false;
  return equalSecrets(signThawani(rawBody, timestamp, secret), signature);
}
