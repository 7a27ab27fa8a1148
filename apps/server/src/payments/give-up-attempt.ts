import { lockBooking } from '../bookings/store.js';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { freeHold } from './free-hold.js';
import { settleLocked } from './settle.js';
import { findAttempts, findPayment } from './store.js';

/** Ends an attempt that no guest ever saw; without another one open, its hold is freed. */
export async function giveUpAttempt(services: Services, paymentId: string): Promise<void> {
  const known = await findPayment(services.db, paymentId);
  if (!known) return;
  await inTransaction(services.db, async (tx) => {
    const { booking } = await lockBooking(tx, known.booking.id);
    const others = (await findAttempts(tx, booking.id)).filter(({ id }) => id !== paymentId);
    if (others.length === 0) await freeHold(tx, booking, 'released');
    await settleLocked(tx, services, paymentId, 'create', {
      event: { progress: 'failed' },
      raw: null,
    });
  });
}
