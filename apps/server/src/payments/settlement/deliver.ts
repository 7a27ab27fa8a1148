import { bookingMailboxes } from '@vestibule/domain/bookings';
import { isOpen } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import { moveHold } from '../../bookings/hold-store.js';
import { lockBooking, updateBooking } from '../../bookings/store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { withdrawOthersJob } from './withdraw-others.js';
import { sendConfirmationJob } from '../mails/send-confirmation.js';
import { findAttempts, type BookingRow, type PaidBooking } from '../store.js';

/**
 * Gives the guest what was paid for. When the hold has run out meanwhile it is taken again; when it
 * is gone, or the guest gave it up, the booking stays cancelled and the money is owed. When money
 * comes for a payment that was refunded, the hold is taken again too, whichever message is the first.
 */
export async function deliver(
  tx: Transaction,
  services: Services,
  { payment }: PaidBooking,
): Promise<void> {
  const { booking, hold } = await lockBooking(tx, payment.bookingId);
  const givenUp = hold.state === 'cancelled' && booking.paidBy !== payment.id;
  if (hold.state === 'delivered' || givenUp) return;
  if (hold.state !== 'held' && !(await takeAgain(tx, services, booking))) return;
  await moveHold(tx, booking.id, { from: hold.state, to: 'delivered', now: services.now() });
  await updateBooking(tx, booking.id, { paidBy: payment.id });
  for (const mailbox of bookingMailboxes(booking).keys()) {
    await services.jobs.enqueue(tx, sendConfirmationJob, { paymentId: payment.id, mailbox });
  }
  // This one is paid by now.
  if ((await findAttempts(tx, booking.id)).some(({ status }) => isOpen(status))) {
    await services.jobs.enqueue(tx, withdrawOthersJob, { paymentId: payment.id });
  }
}

/** In a savepoint: what could not be taken whole is not taken at all. */
async function takeAgain(tx: Transaction, services: Services, booking: BookingRow) {
  const { request } = booking;
  // Either only its description was ever known, or the guest has left and nobody would come.
  if (!request) return booking.type === null && booking.guestEmail !== '';
  try {
    await tx.transaction((inner) =>
      sellerOf(request.type).take(inner, request, {
        bookingId: booking.id,
        today: services.today(),
        time: services.time(),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
