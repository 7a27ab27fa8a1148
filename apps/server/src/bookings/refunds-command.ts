import { formatCents } from '@vestibule/domain/money';
import { findFlagged, findRefundsDue } from './desk-store.js';
import type { Command } from '../cli/command.js';

/** `pnpm hotel refunds`: what the hotel owes, and what needs a look at the provider's own pages. */
export const refundsCommand: Command = {
  name: 'refunds',
  usage: '',
  summary: 'Lists what is owed to guests, and payments to look at',
  async run({ services, print }) {
    const due = await findRefundsDue(services.db);
    if (due.length === 0) print('Nothing is owed.');
    for (const { payment, booking } of due) {
      print(
        [
          payment.id,
          formatCents(payment.refundDueCents).padStart(10),
          payment.gateway,
          payment.providerPaymentId ?? payment.reference ?? '',
          booking.guestEmail,
        ].join('  '),
      );
    }
    for (const payment of await findFlagged(services.db)) {
      print(`Look at ${payment.gateway} for ${payment.reference ?? payment.id} (${payment.id}).`);
    }
  },
};
