import type { HoldState } from '@vestibule/domain/bookings';
import { moveHold } from '../../bookings/hold-store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { deleteReceipt } from '../receipt/receipt-store.js';
import type { BookingRow } from '../store.js';

const taken: readonly HoldState[] = ['held', 'delivered'];

/** Frees what a booking has taken, exactly once however often it is asked. */
export async function freeHold(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  booking: BookingRow,
  to: Extract<HoldState, 'expired' | 'cancelled' | 'released'>,
): Promise<void> {
  for (const from of taken) {
    if (!(await moveHold(tx, booking.id, { from, to, now: now() }))) continue;
    await deleteReceipt(tx, booking.id);
    if (booking.request) {
      await sellerOf(booking.request.type).release(tx, booking.request, booking.id);
    }
    return;
  }
}
