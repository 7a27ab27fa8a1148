import { emailKey } from '@vestibule/domain/account';
import { perAddress, type RateLimit } from '../http/rate-limit.js';

const HOUR = 3600;

type MailLimit = RateLimit<{ body: { email: string } }>;

/** How often a mail may be asked for: by one network address, and for one mailbox. */
export function mailLimits(name: string, mailbox = mailboxLimit): MailLimit[] {
  return [perAddress(name, 20, HOUR), mailbox];
}

/** How often a mail may be asked for to one mailbox, whoever asks and for what but a new password (ruling 48). */
export const mailboxLimit: MailLimit = {
  name: 'mailbox',
  points: 5,
  seconds: HOUR,
  key: ({ body }) => emailKey(body.email),
};

/**
 * Mails with a link to a new password have a count of their own: whoever asks for other mails to a
 * mailbox shuts its owner out of none. Five of these are the way back five times over.
 */
export const resetMailboxLimit: MailLimit = { ...mailboxLimit, name: 'mailbox-reset' };
