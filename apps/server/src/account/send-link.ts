import { inTransaction } from '../database/retry.js';
import type { Job } from '../jobs/job.js';
import { deliverMail } from '../mail/deliver-mail.js';
import { letterheadOf } from '../mail/letterhead.js';
import { createLinkToken, type LinkPurpose } from './links.js';
import { resetMail, verificationMail } from './mails.js';
import { findUserByEmail, type UserRow } from './store.js';

export interface LinkOrder {
  purpose: Exclude<LinkPurpose, 'change-email'>;
  email: string;
}

/**
 * Makes a link's token only when its mail is on the way, so that no queue ever holds one. For an
 * address without an account nothing happens; asking looks and takes the same either way.
 */
export const sendLinkJob: Job<LinkOrder> = {
  name: 'account.send-link',
  concurrency: 4,
  group: ({ email }) => email,
  async run(services, { purpose, email }, orderId) {
    const row = await findUserByEmail(services.db, email);
    if (!row || !mayReceive(row, purpose)) return;
    const token = await inTransaction(services.db, (tx) =>
      createLinkToken(tx, row, { purpose, orderId, now: services.now() }),
    );
    const mail = purpose === 'reset-password' ? resetMail : verificationMail;
    await deliverMail(services, mail(row, letterheadOf(services, row.language), token), orderId);
  },
};

/** The administrator's password is set on the server; a confirmed address needs no link. */
function mayReceive(row: UserRow, purpose: LinkOrder['purpose']): boolean {
  return purpose === 'reset-password' ? row.role !== 'administrator' : row.emailVerifiedAt === null;
}
