import { saveCalendar } from '../calendars/store.js';
import fc from 'fast-check';
import { inTransaction } from '../database/retry.js';
import { nowpaymentsSandboxKeys } from '../payments/providers/nowpayments/config.js';
import { signNowpayments } from '../payments/providers/nowpayments/signature.js';
import { thawaniSandboxKeys } from '../payments/providers/thawani/config.js';
import { signThawani } from '../payments/providers/thawani/signature.js';
import { stayFor300 } from '../statuses/samples.js';
import type { World } from '../statuses/world.js';
import { bookingGuest } from '../testing/booking-guest.js';
import { nowpaymentsMessage } from '../testing/nowpayments-message.js';
import { corrupted, jsonOf, sometimes, awkwardParts } from './corrupted.js';
import type { FuzzRequest } from './requests.js';

/** What is asked beside the operations. */
export interface OtherTarget {
  id: string;
  /** Its refusals are texts for machines, without a problem's code. */
  withoutCodes?: true;
  requests: (world: World) => Promise<fc.Arbitrary<FuzzRequest>>;
}

/** A body, signed as its provider does: by the right secret, or by a guessed one. */
function signed(
  path: string,
  body: object,
  headersOf: (text: string, forged: boolean) => Record<string, string>,
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      text: fc
        .constantFrom(0, 1, 3, 10)
        .chain((rate) => corrupted(body, rate).chain((one) => jsonOf(one ?? null, rate))),
      forged: sometimes(fc.constant(false), fc.constant(true), 5),
    })
    .map(({ text, forged }) => ({
      role: 'visitor' as const,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headersOf(text, forged) },
      body: text,
      forged,
    }));
}

/** The signature of a text that is no JSON is of the text itself: there is no right one. */
function ofJson(text: string, secret: string): string {
  try {
    return signNowpayments(JSON.parse(text), secret);
  } catch {
    return signNowpayments(text, secret);
  }
}

export const otherTargets: readonly OtherTarget[] = [
  {
    id: 'webhook of NOWPayments',
    requests: async ({ server }) => {
      const { paymentId } = await (await bookingGuest(server)).book(stayFor300());
      return signed(
        '/api/payments/nowpayments/ipn',
        nowpaymentsMessage(paymentId),
        (text, forged) => ({
          'x-nowpayments-sig': ofJson(text, forged ? 'guessed' : nowpaymentsSandboxKeys.ipnSecret),
        }),
      );
    },
  },
  {
    id: 'webhook of Thawani',
    requests: async ({ server }) => {
      const { checkoutUrl = '' } = await (await bookingGuest(server)).bookByCard(stayFor300());
      const session_id = new URL(checkoutUrl).pathname.split('/').at(-1);
      const body = { event_type: 'payment.failed', data: { session_id } };
      return signed('/api/payments/thawani/webhook', body, (text, forged) => ({
        'thawani-timestamp': '1763625600',
        'thawani-signature': signThawani(
          text,
          '1763625600',
          forged ? 'guessed' : thawaniSandboxKeys.webhookSecret,
        ),
      }));
    },
  },
  {
    id: 'calendar of a room',
    withoutCodes: true,
    requests: async ({ server: { services } }) => {
      const token = 'A'.repeat(43);
      const calendar = { roomId: 'harbour-room', name: 'portal' };
      await inTransaction(services.db, (tx) => saveCalendar(tx, calendar, { token }));
      const files = sometimes(
        fc.constantFrom(`${token}.ics`, `${'B'.repeat(43)}.ics`),
        awkwardParts.map((part) => `${part}${token}.ics`),
        8,
      );
      return fc
        .record({ file: files, query: fc.constantFrom('', '?x=%00', '?__proto__=1', '?%zz') })
        .map(({ file, query }) => ({
          role: 'visitor' as const,
          method: 'GET',
          path: `/ical/${file}${query}`,
          headers: {},
        }));
    },
  },
];
