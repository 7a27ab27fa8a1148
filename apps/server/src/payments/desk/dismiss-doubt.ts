import { lockBooking } from '../../bookings/store.js';
import { inTransaction } from '../../database/retry.js';
import type { Services } from '../../services.js';
import type { DeskNote } from './close-refund.js';
import { keepEvent } from '../settlement/keep-event.js';
import { findPayment, updatePayment } from '../store.js';

/**
 * Notes that the desk has looked at the provider's own pages. An event among the others; the payment's
 * status and money stay as the provider reported them. False for a payment that nobody has to look at.
 */
export async function dismissDoubt(
  { db, now }: Pick<Services, 'db' | 'now'>,
  paymentId: string,
  note: DeskNote,
): Promise<boolean | undefined> {
  const known = await findPayment(db, paymentId);
  if (!known) return undefined;
  return await inTransaction(db, async (tx) => {
    await lockBooking(tx, known.booking.id);
    const found = await findPayment(tx, paymentId);
    if (!found?.payment.flagged) return false;
    const event = { progress: 'checked' as const };
    await keepEvent(tx, { paymentId, source: 'hotel', at: now() }, { event, raw: note });
    await updatePayment(tx, paymentId, { flagged: false });
    return true;
  });
}
