import { isEmail } from '@vestibule/domain/account';
import { createTransport } from 'nodemailer';
import { readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { toError } from '../log/to-error.js';
import { mailTimeouts, sendBy } from './deliver-mail.js';
import { keepInOutbox, type SentMail } from './outbox.js';
import { testMail } from './test-mail.js';

/** `pnpm hotel test-mail`: sends a mail at once, past the queue, and says what became of it. */
export const testMailCommand: Command = {
  name: 'test-mail',
  usage: '<address>',
  summary: 'Sends a mail as the hotel sends its own, and says what became of it',
  async run({ services, args, print }) {
    const { words } = readArguments(testMailCommand, { args, most: 1, options: {} });
    const [to = ''] = words;
    if (!isEmail(to)) throw new CommandError('Give one email address.');
    const mail = testMail(services, to);
    const { smtpUrl } = services.config;
    if (smtpUrl) {
      await sendNow(services, smtpUrl, mail);
      print(`The mail server has taken the mail to ${to}.`);
    } else {
      await keepInOutbox(services, mail);
      print('SMTP_URL is not set: the mail is in the outbox, and nobody gets it.');
    }
  },
};

async function sendNow(services: CommandContext['services'], url: string, mail: SentMail) {
  const transport = createTransport({ ...mailTimeouts, url });
  try {
    await sendBy(transport, services, mail);
  } catch (error) {
    throw new CommandError(`The mail server did not take the mail: ${toError(error)?.message}`);
  } finally {
    transport.close();
  }
}
