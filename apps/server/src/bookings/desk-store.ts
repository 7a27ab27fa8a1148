import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Day } from '@vestibule/domain/calendar';
import type { PaymentStatus } from '@vestibule/domain/payments';
import type { Database } from '../database/connect.js';
import { payments } from '../payments/tables.js';
import { roomAvailability } from '../rooms/tables.js';
import { bookings } from './tables.js';

const MAX_ROWS = 200;

/** The latest bookings, perhaps only those of one status. */
export async function findLatestBookings(db: Database, status?: PaymentStatus) {
  return await db
    .select()
    .from(bookings)
    .where(status && eq(bookings.status, status))
    .orderBy(desc(bookings.createdAt))
    .limit(MAX_ROWS);
}

/** Payments with money that the hotel owes, the longest waiting first. */
export async function findRefundsDue(db: Database) {
  return await db
    .select({ payment: payments, booking: bookings })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(gt(payments.refundDueCents, 0))
    .orderBy(asc(payments.createdAt));
}

/** Payments of which nothing could be learnt (ruling 35), or of which a provider contradicts itself. */
export async function findFlagged(db: Database) {
  return await db
    .select()
    .from(payments)
    .where(eq(payments.flagged, true))
    .orderBy(asc(payments.createdAt));
}

/** Sells no more of these nights; what is sold stays sold. Answers with how many nights closed. */
export async function closeNights(db: Database, roomId: string, nights: Day[]): Promise<number> {
  const closed = await db
    .update(roomAvailability)
    .set({ available: 0, closed: true })
    .where(and(eq(roomAvailability.roomId, roomId), inArray(roomAvailability.date, nights)))
    .returning({ date: roomAvailability.date });
  return closed.length;
}
