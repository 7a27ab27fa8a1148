import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { bookingMailboxes } from '@vestibule/domain/bookings';
import { formatCents } from '@vestibule/domain/money';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { closeRefund } from '../payments/desk/close-refund.js';
import { dismissDoubt } from '../payments/desk/dismiss-doubt.js';
import { providerPaymentIds } from '../payments/records/provider-payment-ids.js';
import { findFlagged, findRefundsDue } from './desk-store.js';

/** `pnpm hotel refunds`: what the hotel owes; apart from it, what needs a look at the provider's own pages. */
export const refundsCommand: Command = {
  name: 'refunds',
  usage: '[close <payment> --note <text> | doubts | dismiss <payment> --note <text>]',
  summary: 'Lists what is owed to guests, and what is in doubt; closes either',
  async run(context) {
    const [word = 'list'] = context.args;
    if (!isWord(word)) {
      throw new CommandError(
        `Refunds can be listed or closed, doubts listed or dismissed; ${word} is none of these.`,
      );
    }
    await words[word](context);
  },
};

const words = { list, close, doubts: listDoubts, dismiss };

function isWord(word: string): word is keyof typeof words {
  return Object.hasOwn(words, word);
}

async function list({ services, print }: CommandContext): Promise<void> {
  const due = await findRefundsDue(services.db);
  if (due.length === 0) print('Nothing is owed.');
  for (const { payment, booking } of due) {
    print(
      [
        payment.id,
        formatCents(payment.refundDueCents).padStart(10),
        payment.gateway,
        providerPaymentIds(payment).join(', ') || (payment.reference ?? ''),
        bookingMailboxes(booking).join(', ') || 'account deleted',
      ].join('  '),
    );
  }
  const { length } = await findFlagged(services.db);
  if (length > 0) print(`In doubt: ${length}. See pnpm hotel refunds doubts.`);
}

async function listDoubts({ services, print }: CommandContext): Promise<void> {
  const flagged = await findFlagged(services.db);
  if (flagged.length === 0) print('Nothing is in doubt.');
  for (const payment of flagged) {
    print(
      [
        payment.id,
        formatCents(payment.amountCents).padStart(10),
        payment.createdAt.toISOString().slice(0, 10),
        `look at ${payment.gateway} for`,
        providerPaymentIds(payment).join(', ') || (payment.reference ?? payment.id),
      ].join('  '),
    );
  }
}

async function close({ services, args, print }: CommandContext): Promise<void> {
  const { id, note, by } = readNote(args);
  const cents = await closeRefund(services, id, { by, note });
  if (cents === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (cents === 0) throw new CommandError(`Nothing is owed for ${id}.`);
  print(`Closed: ${formatCents(cents)} of ${id} sent back, noted by ${by}.`);
}

async function dismiss({ services, args, print }: CommandContext): Promise<void> {
  const { id, note, by } = readNote(args);
  const dismissed = await dismissDoubt(services, id, { by, note });
  if (dismissed === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (!dismissed) throw new CommandError(`Nothing is in doubt about ${id}.`);
  print(`Dismissed: ${id}, noted by ${by}.`);
}

function readNote([word, ...args]: string[]): { id: string; note: string; by: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { note: { type: 'string' }, by: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [id, ...others] = positionals;
  const { note, by } = values;
  if (!id || others.length > 0 || typeof note !== 'string' || note.trim() === '') {
    throw new CommandError(`Give the payment and a note: refunds ${word} PAY-… --note "…"`);
  }
  return { id, note: note.trim(), by: typeof by === 'string' ? by : userInfo().username };
}
