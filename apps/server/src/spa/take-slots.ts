import type { Day } from '@vestibule/domain/calendar';
import { slotsCovered } from '@vestibule/domain/spa';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.js';
import { takenSlots } from './tables.js';

/** The time that a booking needs in one diary. */
export interface SlotRequest {
  diary: string;
  date: Day;
  /** `HH:MM`, the start. */
  time: string;
  minutes: number;
  bookingId: string;
}

/**
 * Takes every half hour that the treatment covers, or none: false when one is given away. They are
 * taken in their order, so that two guests never wait for each other.
 */
export async function takeSlots(tx: Transaction, request: SlotRequest): Promise<boolean> {
  const { diary, date, bookingId } = request;
  const wanted = slotsCovered(request.time, request.minutes);
  const taken = await tx
    .insert(takenSlots)
    .values(wanted.map((time) => ({ diary, date, time, bookingId })))
    .onConflictDoNothing()
    .returning({ time: takenSlots.time });
  if (taken.length === wanted.length) return true;
  await releaseSlots(tx, bookingId);
  return false;
}

/** Gives back what a booking took; a second time does nothing. */
export async function releaseSlots(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(takenSlots).where(eq(takenSlots.bookingId, bookingId));
}
