import { createHmac } from 'node:crypto';
import { equalSecrets } from '../equal-secrets.js';

/** HMAC-SHA512 over the JSON with its keys sorted, at every depth. */
export function signNowpayments(body: unknown, secret: string): string {
  return createHmac('sha512', secret)
    .update(JSON.stringify(sortKeys(body)))
    .digest('hex');
}

export function isSignedByNowpayments(
  rawBody: string,
  signature: string | undefined,
  secret: string,
): boolean {
  try {
    return equalSecrets(signNowpayments(JSON.parse(rawBody), secret), signature ?? '');
  } catch {
    return false;
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
