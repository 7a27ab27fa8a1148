import { signNowpayments } from '../payments/providers/nowpayments-signature.js';
import { signThawani } from '../payments/providers/thawani.js';
import type { Config } from '../config.js';
import type { Services } from '../services.js';
import type { Behaviour } from './behaviours.js';
import { sandboxKeys } from './sandbox-keys.js';

/** One signed message of a provider, ready to send. */
export interface SignedMessage {
  url: string;
  body: string;
  headers: Record<string, string>;
}

export function nowpaymentsMessage(url: string, payment: object, forged: boolean): SignedMessage {
  const secret = forged ? 'not-the-secret' : sandboxKeys.nowpayments.ipnSecret;
  return {
    url,
    body: JSON.stringify(payment),
    headers: { 'x-nowpayments-sig': signNowpayments(payment, secret) },
  };
}

export function thawaniMessage(
  { config, now }: Pick<Services, 'now'> & { config: Pick<Config, 'publicUrl'> },
  event: { event_type: string; data: object },
  forged: boolean,
): SignedMessage {
  const secret = forged ? 'not-the-secret' : sandboxKeys.thawani.webhookSecret;
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const body = JSON.stringify(event);
  return {
    url: `${config.publicUrl}/api/payments/thawani/webhook`,
    body,
    headers: {
      'thawani-timestamp': timestamp,
      'thawani-signature': signThawani(body, timestamp, secret),
    },
  };
}

/**
 * Sends what a provider would send after the guest's choice: `last` tells of it, `earlier` are the
 * steps before it. The guest's browser does not wait for them.
 */
export function sendMessages(
  services: Services,
  { earlier, last }: { earlier: SignedMessage[]; last: SignedMessage },
  { behaviour, delayMs }: { behaviour: Behaviour; delayMs: number },
): void {
  if (behaviour === 'never') return;
  const order = behaviour === 'out-of-order' ? [last, ...earlier] : [...earlier, last];
  const copies = behaviour === 'twice' ? [...order, last] : order;
  const wait = behaviour === 'late' || behaviour === 'after-expiry' ? delayMs : 0;
  setTimeout(() => void deliverAll(services, copies), wait).unref();
}

/** Two equal messages leave together: that is how a provider's retry meets the first try. */
async function deliverAll(services: Services, messages: readonly SignedMessage[]) {
  for (const [index, message] of messages.entries()) {
    const sent = send(services, message);
    if (messages[index + 1] !== message) await sent;
  }
}

async function send({ config, logger }: Services, { url, body, headers }: SignedMessage) {
  // The sandbox lives in the hotel's own process: it takes the short way to the public address.
  const inside = url.replace(config.publicUrl, `http://127.0.0.1:${config.port}`);
  try {
    await fetch(inside, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  } catch (cause) {
    logger.warn({ err: cause }, 'The sandbox could not deliver its message');
  }
}
