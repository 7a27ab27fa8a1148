import { webAddress } from './web-address.js';

/** Where Thawani's page of a session is, unless the reply says it (payment-providers). */
const THAWANI_PAGE = 'https://checkout.thawani.om/pay/';

/**
 * The address in a reply of POST /payments/thawani/create-session, however it is written (ruling
 * 11): `data.checkoutUrl`, else built from the session's id; undefined when the reply has neither.
 */
export function readCheckoutUrl(reply: unknown): string | undefined {
  const data = recordOf(recordOf(reply)['data']);
  const given = webAddress(data['checkoutUrl']) ?? webAddress(data['checkout_url']);
  if (given) return given;
  const session = textOf(data['session_id']) ?? textOf(recordOf(data['data'])['session_id']);
  const key = textOf(data['key']) ?? textOf(data['publishable_key']);
  if (!session) return undefined;
  return `${THAWANI_PAGE}${encodeURIComponent(session)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
