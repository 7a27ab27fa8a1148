import { isOpen } from '@vestibule/domain/payments';
import type { Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { freeHold } from '../holds/free-hold.js';
import { settleLocked } from './settle.js';
import { findAttempts, type BookingRow, type PaymentRow } from '../store.js';

/**
 * Gives an unpaid booking up inside a transaction that holds its lock. Answers with the attempts that
 * were open: their pages are to be withdrawn once that is written.
 */
export async function cancelLocked(
  tx: Transaction,
  services: Services,
  booking: BookingRow,
): Promise<PaymentRow[]> {
  const open = (await findAttempts(tx, booking.id)).filter(({ status }) => isOpen(status));
  await freeHold(tx, services, booking, 'cancelled');
  for (const payment of open) await cancelAttempt(tx, services, payment);
  return open;
}

export async function cancelAttempt(
  tx: Transaction,
  services: Services,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<void> {
  const event = { progress: 'cancelled' as const };
  await settleLocked(tx, services, { paymentId: id, source: 'guest' }, { event, raw: null });
}
