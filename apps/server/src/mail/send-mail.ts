import type { Database, Transaction } from '../database/connect.js';
import type { Services } from '../services.js';
import { deliverMailJob } from './deliver-mail.js';
import type { MailMessage } from './message.js';

/** Queues a mail with the change it tells of: sent if that is committed, and never lost. */
export async function sendMail(
  { jobs }: Pick<Services, 'jobs'>,
  db: Database | Transaction,
  message: MailMessage,
): Promise<void> {
  await jobs.enqueue(db, deliverMailJob, message);
}
