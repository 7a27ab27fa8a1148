import { emailKey } from '@vestibule/domain/account';
import { perAddress, type RateLimit } from '../http/rate-limit.js';

const HOUR = 3600;

type MailLimit = RateLimit<{ body: { email: string } }>;

/** How often a mail may be asked for: by one network address, and for one mailbox. */
export function mailLimits(name: string): MailLimit[] {
  return [perAddress(name, 20, HOUR), mailboxLimit];
}

/** How often a mail may be asked for to one mailbox, whoever asks and for whatever (ruling 48). */
export const mailboxLimit: MailLimit = {
  name: 'mailbox',
  points: 5,
  seconds: HOUR,
  key: ({ body }) => emailKey(body.email),
};
