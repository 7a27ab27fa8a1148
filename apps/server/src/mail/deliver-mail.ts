import { isEmail } from '@vestibule/domain/account';
import { createTransport, type Transporter } from 'nodemailer';
import type { Job } from '../jobs/job.js';
import type { Services } from '../services.js';
import type { MailMessage } from './message.js';
import { keepInOutbox } from './outbox.js';
import { readSender } from './sender.js';

const transports = new Map<string, Transporter>();

/**
 * Sends by SMTP_URL; without one the mail is kept in the outbox of the data folder. It goes to one
 * address: what is none, as old records may hold, gets no mail at all.
 */
export async function deliverMail(services: Services, message: MailMessage): Promise<void> {
  const { smtpUrl } = services.config;
  if (!isEmail(message.to)) {
    services.logger.warn('A mail was not sent: its recipient is not one address');
    return;
  }
  if (!smtpUrl) {
    await keepInOutbox(services, message);
    return;
  }
  const transport = transports.get(smtpUrl) ?? createTransport({ url: smtpUrl, pool: true });
  transports.set(smtpUrl, transport);
  // As an object, the address is not parsed for groups, comments and lists.
  const to = { name: '', address: message.to };
  await transport.sendMail({ ...message, from: await readSender(services.db), to });
}

/** A failed delivery is tried again by the queue. */
export const deliverMailJob: Job<MailMessage> = {
  name: 'mail.deliver',
  concurrency: 4,
  run: deliverMail,
};
