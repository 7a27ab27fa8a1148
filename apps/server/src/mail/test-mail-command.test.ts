import { brand } from '@vestibule/site/brand';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { runHotel } from '../testing/run-hotel.js';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.js';

let smtp: SmtpServer;
let server: MailServer;

beforeEach(async () => {
  smtp = await startSmtpServer();
  server = await createMailServer({ SMTP_URL: smtp.url });
});

afterEach(async () => {
  await server.close();
  await smtp.close();
});

test('test-mail: the mail server has it when the command says so [G2.4]', async () => {
  expect(await runHotel(server, 'test-mail', 'amal@example.com')).toBe(
    'The mail server has taken the mail to amal@example.com.\n',
  );
  expect(smtp.mails).toMatchObject([{ recipients: ['<amal@example.com>'] }]);
  expect(smtp.mails[0]?.text).toContain(`Subject: A test mail of ${brand.name}`);
});

test('test-mail: a mail server that does not take it is named as the reason [G2.4] [G2.7]', async () => {
  smtp.answer('hang up');
  await expect(runHotel(server, 'test-mail', 'amal@example.com')).rejects.toThrow(
    /^The mail server did not take the mail: /,
  );
});

test('test-mail: without a mail server it says that nobody gets the mail [G2.4]', async () => {
  await server.close();
  server = await createMailServer();
  expect(await runHotel(server, 'test-mail', 'amal@example.com')).toBe(
    'SMTP_URL is not set: the mail is in the outbox, and nobody gets it.\n',
  );
  expect(await server.mailsTo('amal@example.com')).toMatchObject([
    { subject: `A test mail of ${brand.name}` },
  ]);
});

test.each([[[]], [['amal']], [['a@example.com, b@example.com']]])(
  'test-mail %o is refused, and no mail leaves [G2.7]',
  async (words) => {
    await expect(runHotel(server, 'test-mail', ...words)).rejects.toThrow(
      'Give one email address.',
    );
    expect(smtp.mails).toEqual([]);
  },
);
