import {
  baisaToCents,
  centsToBaisa,
  LEAST_BAISA,
  OMR_PER_USD,
  thawaniProgress,
  type PaymentEvent,
} from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { callProvider, probeKey } from '../call-provider.js';
import { parseMessage } from '../parse-message.js';
import { ProviderError, type CheckoutRequest, type PaymentProvider } from '../provider.js';
import type { PaymentRow } from '../../store.js';
import type { ThawaniConfig } from './config.js';
import { isSignedByThawani } from './signature.js';

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

const eventSchema = v.object({
  event_type: v.string(),
  data: v.object({
    session_id: v.optional(v.string()),
    client_reference_id: v.nullish(v.string()),
  }),
});

export function thawani(config: ThawaniConfig): PaymentProvider {
  const headers = { 'thawani-api-key': config.secretKey };
  const sessions = `${config.url}/api/v1/checkout`;
  return {
    gateway: 'Thawani',
    callback: 'thawani/webhook',
    pageEnds: true,
    quote: (cents) => ({ amountBaisa: centsToBaisa(cents), omrPerUsd: OMR_PER_USD }),
    async open(request) {
      const baisa = request.amountBaisa ?? 0;
      if (baisa < LEAST_BAISA) throw new ProviderError('refused', `${baisa} baisa is too little`);
      const { data } = await callProvider(`${sessions}/session`, sessionSchema, {
        method: 'POST',
        headers,
        body: sessionFor(request, baisa),
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
    tryKey: () => probeKey(`${sessions}/session/none`, headers),
    async withdraw({ reference }) {
      if (!reference) return;
      const url = `${sessions}/${encodeURIComponent(reference)}/cancel`;
      // A body is needed, even an empty one: without it they answer 411.
      await callProvider(url, v.unknown(), { method: 'POST', headers, body: {} });
    },
    // An event is a hint, whatever its age: the session itself is asked, and decides.
    readMessage(body, header) {
      const signed = isSignedByThawani(
        body,
        { timestamp: header('thawani-timestamp'), signature: header('thawani-signature') },
        config.webhookSecret,
      );
      if (!signed) throw new ProblemError('payments.signature-invalid');
      const message = parseMessage(eventSchema, body);
      return {
        raw: message,
        reference: message.data.session_id,
        // A session has no word for a failure.
        failed: message.event_type === 'payment.failed',
      };
    },
  };
}

/** What they are asked to open. */
function sessionFor(request: CheckoutRequest, baisa: number) {
  return {
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
  };
}

/** What a session says: it is paid only when it is ours, in rials, and of the amount we asked for. */
function observeThawani(session: ThawaniSession, payment: PaymentRow): PaymentEvent {
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
