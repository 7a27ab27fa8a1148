import { inTransaction } from '../database/retry.js';
import type { Transaction } from '../database/connect.js';
import type { Job } from '../jobs/job.js';
import { deliverMail } from '../mail/deliver-mail.js';
import { letterheadOf } from '../mail/letterhead.js';
import type { Services } from '../services.js';
import { setWaitingEmail } from './email-change-store.js';
import { createLinkToken } from './links.js';
import { addressInUseMail, newAddressMail } from './mails.js';
import { findUser, findUserByEmail } from './store.js';

export interface ChangeLinkOrder {
  userId: string;
  email: string;
}

/** Lets an address wait, and sends its link. */
export async function askToConfirmEmail(
  { jobs, now }: Services,
  tx: Transaction,
  order: ChangeLinkOrder,
): Promise<void> {
  await setWaitingEmail(tx, order.userId, order.email, now());
  await jobs.enqueue(tx, sendChangeLinkJob, order);
}

/**
 * The link goes to the new address. Where that has an account already its owner gets a notice
 * instead: only here is it looked up, so that asking looks and takes the same either way.
 */
export const sendChangeLinkJob: Job<ChangeLinkOrder> = {
  name: 'account.send-change-link',
  concurrency: 4,
  group: ({ email }) => email,
  async run(services, { userId, email }, orderId) {
    const row = await findUser(services.db, userId);
    // Another address was asked for since, or none any more.
    if (row?.waitingEmail !== email) return;
    const owner = await findUserByEmail(services.db, email);
    if (owner && owner.id !== userId) {
      const head = letterheadOf(services, owner.language);
      await deliverMail(services, addressInUseMail(owner, head), orderId);
      return;
    }
    const token = await inTransaction(services.db, (tx) =>
      createLinkToken(tx, row, { purpose: 'change-email', orderId, now: services.now() }),
    );
    const head = letterheadOf(services, row.language);
    await deliverMail(services, newAddressMail({ ...row, email }, head, token), orderId);
  },
};
