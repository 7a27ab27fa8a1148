import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendLinkJob } from '../account/send-link.js';
import { readConfig } from '../config.js';
import { createServices } from '../create-services.js';
import { readHashSecret } from '../http/hashed.js';
import type { DatabaseConnection } from '../database/connect.js';
import { openJobs, type Jobs } from '../jobs/open-jobs.js';
import type { Services } from '../services.js';
import { signIn } from '../testing/sign-in.js';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.js';
import { createTestDatabase } from '../testing/test-database.js';
import { accountTokens } from '../account/tables.js';
import { deliverMailJob } from './deliver-mail.js';

const MAIL_MS = 100;
const notice = { to: 'one@example.com', subject: 'Notice', text: 'Notice', html: '<p>Notice</p>' };

let database: DatabaseConnection;
let smtp: SmtpServer;
let jobs: Jobs;
let services: Services;

beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer({ mailMs: MAIL_MS });
  jobs = await openJobs({
    url: database.url,
    jobs: [deliverMailJob, sendLinkJob],
    onError: (error) => {
      throw error;
    },
  });
  const config = readConfig({ LOG_LEVEL: 'silent', SMTP_URL: smtp.url });
  const { db } = database;
  services = createServices({ config, db, jobs, hashSecret: await readHashSecret(db) });
});

afterEach(async () => {
  await jobs.close();
  await smtp.close();
  await database.close();
});

const mailsTo = (address: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(`<${address}>`));

test('a reset mail leaves within five seconds while another guest’s two hundred wait', async () => {
  for (const email of ['one@example.com', 'other@example.com']) {
    await signIn(services, { email });
  }
  const reset = (email: string) =>
    jobs.enqueue(database.db, sendLinkJob, { purpose: 'reset-password', email });
  for (let number = 0; number < 100; number += 1) {
    await jobs.enqueue(database.db, deliverMailJob, notice);
    await reset('one@example.com');
  }
  await jobs.work(services);
  await expect.poll(() => mailsTo('one@example.com').length).toBeGreaterThan(4);
  await reset('other@example.com');
  await expect.poll(() => mailsTo('other@example.com').length, { timeout: 5000 }).toBe(1);
  expect(mailsTo('one@example.com').length).toBeLessThan(200);
});

test('a mail that is sent again has the Message-ID of the first, and both of its links serve', async () => {
  const { user } = await signIn(services, { email: 'one@example.com' });
  smtp.answer('hang up');
  await jobs.work(services);
  const { email } = user;
  await jobs.enqueue(database.db, sendLinkJob, { purpose: 'reset-password', email });
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1);
  smtp.answer('accept');
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(2);
  const ids = smtp.mails.map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[\da-f-]{36}@localhost>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(await database.db.$count(accountTokens)).toBe(2);
});
