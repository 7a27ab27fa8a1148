import { createHmac } from 'node:crypto';
import { equalSecrets } from '../equal-secrets.js';

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
