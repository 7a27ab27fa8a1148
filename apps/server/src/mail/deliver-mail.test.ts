import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetExpiredJob } from '../account/forget-expired.js';
import { allJobs } from '../jobs/all-jobs.js';
import { expireHoldsJobs } from '../payments/jobs/expire-holds.js';
import { reconcilePaymentsJobs } from '../payments/jobs/reconcile-payments.js';
import { withdrawOthersJob } from '../payments/settlement/withdraw-others.js';
import { extendAvailabilityJob } from '../rooms/extend-availability.js';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { readCalendarsJob } from '../calendars/read-calendars.js';
import { morningLetterJob } from '../desk/morning-letter.js';
import { deliverMail, MAIL_CONNECTIONS } from './deliver-mail.js';

let smtp: SmtpServer;
let server: TestServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await createTestServer({ environment: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const deliver = async (to: string) => {
  const message = { to, subject: 'Welcome', text: 'Hello', html: 'Hello' };
  await deliverMail(server.services, message, 'a-mail');
  return smtp.mails.splice(0);
};

test('each mail that the jobs send at a time has a connection', () => {
  const mailless = new Set<string>(
    [
      ...expireHoldsJobs,
      extendAvailabilityJob,
      forgetExpiredJob,
      morningLetterJob,
      readCalendarsJob,
      ...reconcilePaymentsJobs,
      withdrawOthersJob,
    ].map(({ name }) => name),
  );
  const sending = allJobs.filter(({ name }) => !mailless.has(name));
  const atATime = sending.reduce((sum, { concurrency = 1 }) => sum + concurrency, 0);
  expect(atATime).toBe(MAIL_CONNECTIONS);
});

describe('by SMTP', () => {
  test.each([
    ['layla@example.com', 'layla@example.com'],
    ["o'neill+hotel@example.com", "o'neill+hotel@example.com"],
    ['layla@مثال.عمان', 'layla@xn--mgbh0fb.xn--mgb9awbf'],
  ])('%s is the one recipient', async (to, recipient) => {
    const [mail, ...others] = await deliver(to);
    expect(mail?.recipients).toEqual([`<${recipient}>`]);
    expect(mail?.text).toMatch(/^To: .*@/m);
    expect(others).toEqual([]);
  });

  test.each(['\r\n', '\n', '\r'])(
    'a subject and a file name hold no header of their own: %j',
    async (sign) => {
      const injected = `Stay${sign}Bcc: victim@example.com${sign}${sign}<p>Body</p>`;
      const file = { contentType: 'text/plain', encoding: 'base64', content: 'eA==' } as const;
      const message = { to: 'layla@example.com', subject: injected, text: 'Hello', html: 'Hello' };
      const attachments = [{ ...file, filename: injected }];
      await deliverMail(server.services, { ...message, attachments }, 'a-mail');
      const [mail] = smtp.mails.splice(0);
      expect(mail?.recipients).toEqual(['<layla@example.com>']);
      expect(mail?.text).not.toMatch(/^(Bcc:|<p>Body)/m);
    },
  );

  test.each([
    'n1<victim@example.com>',
    'x,victim@example.com',
    'victim@example.com(c)',
    'group:victim@example.com;',
    'victim@example.com, other@example.com',
    'victim@example.com\r\nBcc: other@example.com',
    '',
  ])('%j, as an old record may hold it, gets none', async (to) => {
    expect(await deliver(to)).toEqual([]);
  });
});
