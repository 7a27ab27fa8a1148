import { isEmail } from '@vestibule/domain/account';
import { createTransport, type Transporter } from 'nodemailer';
import type { Job } from '../jobs/job.js';
import type { Services } from '../services.js';
import type { MailMessage } from './message.js';
import { keepInOutbox, type SentMail } from './outbox.js';
import { readSender } from './sender.js';

const transports = new Map<string, Transporter>();

/** One for each mail that the jobs send at a time: links wait for no notice's connection. */
export const MAIL_CONNECTIONS = 15;

/** How long a mail server may be silent. */
export const mailTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
};

const pool = { pool: true, maxConnections: MAIL_CONNECTIONS } as const;

/**
 * Sends by SMTP_URL; without one the mail is kept in the outbox of the data folder. It goes to one
 * address: what is none, as old records may hold, gets no mail at all. What is sent once more for the
 * same job, after a crash, has the same Message-ID: a mailbox may show it once.
 */
export async function deliverMail(
  services: Services,
  message: MailMessage,
  jobId: string,
): Promise<void> {
  const { smtpUrl, publicUrl } = services.config;
  if (!isEmail(message.to)) {
    services.logger.warn({ jobId }, 'A mail was not sent: its recipient is not one address');
    return;
  }
  const mail = { messageId: `<${jobId}@${new URL(publicUrl).hostname}>`, ...message };
  if (!smtpUrl) {
    await keepInOutbox(services, mail);
    return;
  }
  const transport =
    transports.get(smtpUrl) ?? createTransport({ ...mailTimeouts, ...pool, url: smtpUrl });
  transports.set(smtpUrl, transport);
  await sendBy(transport, services, mail);
}

/** Sends from the hotel's address; fails where the mail server does not take the mail. */
export async function sendBy(
  transport: Transporter,
  { db }: Pick<Services, 'db'>,
  mail: SentMail,
): Promise<void> {
  // As an object, the address is not parsed for groups, comments and lists.
  const to = { name: '', address: mail.to };
  await transport.sendMail({ ...mail, from: await readSender(db), to });
}

/** A failed delivery is tried again by the queue. */
export const deliverMailJob: Job<MailMessage> = {
  name: 'mail.deliver',
  concurrency: 4,
  group: ({ to }) => to,
  run: deliverMail,
};
