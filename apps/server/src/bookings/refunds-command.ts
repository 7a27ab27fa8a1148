import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { formatCents } from '@vestibule/domain/money';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { closeRefund } from '../payments/close-refund.js';
import { providerPaymentIds } from '../payments/provider-payment-ids.js';
import { findFlagged, findRefundsDue } from './desk-store.js';

/** `pnpm hotel refunds`: what the hotel owes, and what needs a look at the provider's own pages. */
export const refundsCommand: Command = {
  name: 'refunds',
  usage: '[close <payment> --note <text>]',
  summary: 'Lists what is owed to guests; closes what was sent back',
  async run(context) {
    const [word] = context.args;
    if (word === undefined) return await list(context);
    if (word === 'close') return await close(context);
    throw new CommandError(`Refunds can be listed or closed; ${word} is neither.`);
  },
};

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
        booking.guestEmail || 'account deleted',
      ].join('  '),
    );
  }
  for (const payment of await findFlagged(services.db)) {
    print(`Look at ${payment.gateway} for ${payment.reference ?? payment.id} (${payment.id}).`);
  }
}

async function close({ services, args, print }: CommandContext): Promise<void> {
  const { id, note, by } = readClosing(args.slice(1));
  const cents = await closeRefund(services, id, { by, note });
  if (cents === undefined) throw new CommandError(`There is no payment ${id}.`);
  if (cents === 0) throw new CommandError(`Nothing is owed for ${id}.`);
  print(`Closed: ${formatCents(cents)} of ${id} sent back, noted by ${by}.`);
}

function readClosing(args: string[]): { id: string; note: string; by: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { note: { type: 'string' }, by: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [id, ...others] = positionals;
  const { note, by } = values;
  if (!id || others.length > 0 || typeof note !== 'string' || note.trim() === '') {
    throw new CommandError('Give the payment and a note: refunds close PAY-… --note "…"');
  }
  return { id, note: note.trim(), by: typeof by === 'string' ? by : userInfo().username };
}
