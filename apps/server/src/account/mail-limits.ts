import { emailKey } from '@vestibule/domain/account';
import { perAddress, type RateLimit } from '../http/rate-limit.js';

const HOUR = 3600;

/** How often a mail may be asked for: by one network address, and for one mailbox. */
export function mailLimits(name: string): RateLimit<{ body: { email: string } }>[] {
  return [
    perAddress(name, 20, HOUR),
    { name: `${name}-mailbox`, points: 5, seconds: HOUR, key: ({ body }) => emailKey(body.email) },
  ];
}
