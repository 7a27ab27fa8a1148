import { bookingMailboxes } from '@vestibule/domain/bookings';
import { centsToDollars, dollarsToCents, formatCents } from '@vestibule/domain/money';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { closeRefund, type DeskNote } from '../payments/desk/close-refund.js';
import { dismissDoubt } from '../payments/desk/dismiss-doubt.js';
import { providerPaymentIds } from '../payments/records/provider-payment-ids.js';
import type { PaymentRow } from '../payments/store.js';
import { findFlagged, findRefundsDue } from './desk-store.js';

const CLOSE = 'close <payment> --amount <dollars> --note <text>';
const noteOptions = { note: { type: 'string' }, ...byOption } as const;
/** Dollars, with cents or without. */
const AMOUNT = /^\d+(\.\d{1,2})?$/;
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
  const options = { ...noteOptions, amount: { type: 'string' } } as const;
  const { values, words: given } = readArguments(refundsCommand, { args, most: 2, options });
  const { id, ...note } = noteOf(given, values);
  const { amount = '' } = values;
  if (!AMOUNT.test(amount)) {
    throw new CommandError('Give what was sent back, in dollars: --amount 50.00');
  }
  const sentCents = dollarsToCents(Number(amount));
  const cents = await closeRefund(services, id, { ...note, sentCents });
  if (cents === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (cents === 0) throw new CommandError(`Nothing is owed for ${id}.`);
  if (cents !== sentCents) {
    const [owed, sent] = [cents, sentCents].map((each) => formatCents(each));
    throw new CommandError(`${owed} is owed for ${id}, not ${sent}: nothing was closed.`);
  }
  print(`Closed: ${formatCents(cents)} of ${id} sent back, noted by ${note.by}.`);
}

async function dismiss({ services, args, print }: CommandContext): Promise<void> {
  const options = noteOptions;
  const { values, words: given } = readArguments(refundsCommand, { args, most: 2, options });
  const { id, ...note } = noteOf(given, values);
  const dismissed = await dismissDoubt(services, id, note);
  if (dismissed === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (!dismissed) throw new CommandError(`Nothing is in doubt about ${id}.`);
  print(`Dismissed: ${id}, noted by ${note.by}.`);
}

function noteOf(
  [word, id]: readonly string[],
  values: { note?: string | undefined } & Parameters<typeof authorOf>[0],
): DeskNote & { id: string } {
  const note = values.note?.trim();
  if (!id || !note) {
    throw new CommandError(`Give the payment and a note: refunds ${word} PAY-… --note "…"`);
  }
  return { id, note, by: authorOf(values) };
}
