import { bookingStatus } from '@vestibule/domain/bookings';
import { accountMoney, type PaymentFacts } from '@vestibule/domain/payments';
import { forgetSettledGuest } from '../../bookings/guest-store.js';
import { lockBooking, updateBooking } from '../../bookings/store.js';
import type { Transaction } from '../../database/connect.js';
import { findAttempts, updatePayment, type BookingRow, type PaymentRow } from '../store.js';

/** Writes where the money of a payment is, and how its booking stands after it. */
export async function accountPayment(
  tx: Transaction,
  { id, bookingId, amountCents, refundDueCents: owedBefore }: PaymentRow,
  facts: PaymentFacts,
): Promise<{ booking: BookingRow; standing: boolean; refundDueCents: number }> {
  const { booking, hold } = await lockBooking(tx, bookingId);
  const delivered = hold.state === 'delivered' && booking.paidBy === id;
  const { refundDueCents, returnedCents } = accountMoney(facts, { amountCents, delivered });
  await updatePayment(tx, id, { refundDueCents, returnedCents });
  const attempts = (await findAttempts(tx, bookingId)).map(({ status }) => status);
  await updateBooking(tx, bookingId, { status: bookingStatus(hold.state, attempts) });
  if (owedBefore > 0 && refundDueCents === 0) await forgetSettledGuest(tx, bookingId);
  return { booking, standing: hold.state === 'delivered', refundDueCents };
}
