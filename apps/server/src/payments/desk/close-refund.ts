import { accountMoney, factsOf, owedDeposits, paymentStatus } from '@vestibule/domain/payments';
import { lockBooking } from '../../bookings/store.js';
import { inTransaction } from '../../database/retry.js';
import type { Services } from '../../services.js';
import { accountPayment } from '../settlement/account-payment.js';
import { keepEvent } from '../settlement/keep-event.js';
import { findEvents, findPayment, updatePayment } from '../store.js';

/** Who of the desk did it, and what there is to say about it. */
export interface DeskNote {
  by: string;
  note: string;
}

/** What was sent back, with who did it. */
export interface Closing extends DeskNote {
  sentCents: number;
}

/**
 * Notes that the desk has sent back all that is owed for a payment. An event among the others: added,
 * never changed. Answers with the cents that are owed; undefined for a payment that is not known. Nothing
 * is noted where other money was sent than is owed: some may have arrived since the desk looked.
 */
export async function closeRefund(
  { db, now }: Pick<Services, 'db' | 'now'>,
  paymentId: string,
  { sentCents, ...note }: Closing,
): Promise<number | undefined> {
  const known = await findPayment(db, paymentId);
  if (!known) return undefined;
  return await inTransaction(db, async (tx) => {
    const { booking, hold } = await lockBooking(tx, known.booking.id);
    const payment = (await findPayment(tx, paymentId))?.payment ?? known.payment;
    const cents = payment.refundDueCents;
    if (cents === 0 || cents !== sentCents) return cents;
    const at = now();
    const { amountCents } = payment;
    const delivered = hold.state === 'delivered' && booking.paidBy === paymentId;
    const before = factsOf(await findEvents(tx, paymentId));
    const deposits = owedDeposits(before, accountMoney(before, { amountCents, delivered }));
    const returned = { id: at.toISOString(), cents, deposits };
    const event = { progress: 'returned' as const, returned };
    await keepEvent(tx, { paymentId, source: 'hotel', at }, { event, raw: note });
    const facts = factsOf(await findEvents(tx, paymentId));
    await updatePayment(tx, paymentId, { status: paymentStatus(facts, amountCents) });
    await accountPayment(tx, payment, facts);
    return cents;
  });
}
