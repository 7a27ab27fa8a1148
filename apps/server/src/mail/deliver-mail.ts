import { createTransport, type Transporter } from 'nodemailer';
import type { Job } from '../jobs/job.js';
import type { Services } from '../services.js';
import type { MailMessage } from './message.js';
import { keepInOutbox } from './outbox.js';
import { readSender } from './sender.js';

const transports = new Map<string, Transporter>();

/** Sends by SMTP_URL; without one the mail is kept in the outbox of the data folder. */
export async function deliverMail(services: Services, message: MailMessage): Promise<void> {
  const { smtpUrl } = services.config;
  if (!smtpUrl) {
    await keepInOutbox(services, message);
    return;
  }
  const transport = transports.get(smtpUrl) ?? createTransport({ url: smtpUrl, pool: true });
  transports.set(smtpUrl, transport);
  await transport.sendMail({ from: await readSender(services.db), ...message });
}

/** A failed delivery is tried again by the queue. */
export const deliverMailJob: Job<MailMessage> = {
  name: 'mail.deliver',
  run: deliverMail,
};
