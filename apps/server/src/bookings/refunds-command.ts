import { bookingMailboxes } from '@vestibule/domain/bookings';
import { centsToDollars, formatCents } from '@vestibule/domain/money';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { closeRefund, type DeskNote } from '../payments/desk/close-refund.js';
import { dismissDoubt } from '../payments/desk/dismiss-doubt.js';
import { providerPaymentIds } from '../payments/records/provider-payment-ids.js';
import type { PaymentRow } from '../payments/store.js';
import { findFlagged, findRefundsDue } from './desk-store.js';

const CLOSE = 'close <payment> --note <text>';
const DISMISS = 'dismiss <payment> --note <text>';

/** `pnpm hotel refunds`: what the hotel owes; apart from it, what needs a look at the provider's own pages. */
export const refundsCommand: Command = {
  name: 'refunds',
  usage: `[doubts] ${LIST_USAGE} | ${CLOSE} | ${DISMISS}`,
  summary: 'Lists what is owed to guests, and what is in doubt; closes either',
  async run(context) {
    const [first = ''] = context.args;
    const word = first.startsWith('--') || first === '' ? 'list' : first;
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

/** What both lists have of a payment. */
const paymentFields = {
  payment: ({ id }: PaymentRow) => id,
  booking: ({ bookingId }: PaymentRow) => bookingId,
  provider: ({ gateway }: PaymentRow) => gateway,
  reference: referenceOf,
};

/** What the provider's own pages know a payment by. */
function referenceOf(payment: PaymentRow): string {
  return providerPaymentIds(payment).join(', ') || (payment.reference ?? '');
}

async function list({ services, args, print }: CommandContext): Promise<void> {
  const { values } = readArguments(refundsCommand, { args, most: 0, options: listOptions });
  const { payment, booking, provider, reference } = paymentFields;
  printList(print, values, {
    rows: await findRefundsDue(services.db),
    fields: {
      payment: (row) => payment(row.payment),
      booking: (row) => booking(row.payment),
      amount: (row) => centsToDollars(row.payment.refundDueCents),
      provider: (row) => provider(row.payment),
      reference: (row) => reference(row.payment),
      emails: (row) => bookingMailboxes(row.booking).join(', '),
    },
    shown: {
      line: (row) => [
        row.payment.id,
        formatCents(row.payment.refundDueCents).padStart(10),
        row.payment.gateway,
        referenceOf(row.payment),
        bookingMailboxes(row.booking).join(', ') || 'account deleted',
      ],
      none: 'Nothing is owed.',
    },
  });
  const { length } = await findFlagged(services.db);
  if (length > 0 && !values.json && !values.csv) {
    print(`In doubt: ${length}. See pnpm hotel refunds doubts.`);
  }
}

async function listDoubts({ services, args, print }: CommandContext): Promise<void> {
  const { values } = readArguments(refundsCommand, { args, most: 1, options: listOptions });
  const created = ({ createdAt }: PaymentRow) => createdAt.toISOString().slice(0, 10);
  printList(print, values, {
    rows: await findFlagged(services.db),
    fields: {
      ...paymentFields,
      amount: ({ amountCents }) => centsToDollars(amountCents),
      created,
    },
    shown: {
      line: (payment) => [
        payment.id,
        formatCents(payment.amountCents).padStart(10),
        created(payment),
        `look at ${payment.gateway} for`,
        referenceOf(payment) || payment.id,
      ],
      none: 'Nothing is in doubt.',
    },
  });
}

async function close({ services, args, print }: CommandContext): Promise<void> {
  const { id, ...closing } = readNote(args);
  const cents = await closeRefund(services, id, closing);
  if (cents === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (cents === 0) throw new CommandError(`Nothing is owed for ${id}.`);
  print(`Closed: ${formatCents(cents)} of ${id} sent back, noted by ${closing.by}.`);
}

async function dismiss({ services, args, print }: CommandContext): Promise<void> {
  const { id, ...note } = readNote(args);
  const dismissed = await dismissDoubt(services, id, note);
  if (dismissed === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (!dismissed) throw new CommandError(`Nothing is in doubt about ${id}.`);
  print(`Dismissed: ${id}, noted by ${note.by}.`);
}

function readNote(args: string[]): DeskNote & { id: string } {
  const options = { note: { type: 'string' }, ...byOption } as const;
  const { values, words } = readArguments(refundsCommand, { args, most: 2, options });
  const [word, id] = words;
  const note = values.note?.trim();
  if (!id || !note) {
    throw new CommandError(`Give the payment and a note: refunds ${word} PAY-… --note "…"`);
  }
  return { id, note, by: authorOf(values) };
}
