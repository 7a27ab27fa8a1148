import { ProblemError } from '@vestibule/domain/problem';
import type { Database } from '../../database/connect.js';
import type { Caller } from '../../http/caller.js';
import { ownPayment } from './check-owner.js';
import { findPayment, type PaidBooking } from '../store.js';

/** The caller's own confirmed booking with the payment that it stands on, whichever attempt is asked for. */
export async function ownConfirmedBooking(
  db: Database,
  caller: Caller,
  id: string,
): Promise<PaidBooking> {
  const { booking } = await ownPayment(db, caller, id);
  const confirmed = await findConfirmedBooking(db, booking.paidBy);
  if (!confirmed) throw new ProblemError('payments.not-confirmed');
  return confirmed;
}

/** Undefined for a payment that no booking stands on, or no longer. */
export async function findConfirmedBooking(
  db: Database,
  paymentId: string | null,
): Promise<PaidBooking | undefined> {
  const found = paymentId === null ? undefined : await findPayment(db, paymentId);
  const stands = found?.hold.state === 'delivered' && found.booking.paidBy === found.payment.id;
  return stands ? found : undefined;
}
