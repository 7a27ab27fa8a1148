import type { HoldState } from '@vestibule/domain/bookings';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { holds } from './tables.js';

type Reader = Database | Transaction;

/**
 * Moves a hold out of a state; false when something else already did, so that freeing happens once.
 * The network is forgotten with it. What is freed unpaid keeps the time.
 */
export async function moveHold(
  tx: Transaction,
  bookingId: string,
  { from, to, now }: { from: HoldState; to: HoldState; now: Date },
): Promise<boolean> {
  const unpaid = from === 'held' && to !== 'delivered';
  const moved = await tx
    .update(holds)
    .set({ state: to, network: null, endedAt: unpaid ? now : null })
    .where(and(eq(holds.bookingId, bookingId), eq(holds.state, from)))
    .returning({ id: holds.bookingId });
  return moved.length === 1;
}

/** Gives a hold more time, once. */
export async function renewHold(tx: Transaction, bookingId: string, expiresAt: Date) {
  const [renewed] = await tx
    .update(holds)
    .set({ expiresAt, renewed: true })
    .where(and(eq(holds.bookingId, bookingId), eq(holds.renewed, false), eq(holds.state, 'held')))
    .returning();
  return renewed;
}

/** Lets the time of a hold run out. */
export async function endHold(db: Reader, bookingId: string, now: Date): Promise<void> {
  await db.update(holds).set({ expiresAt: now }).where(eq(holds.bookingId, bookingId));
}
