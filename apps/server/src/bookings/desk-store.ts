import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { addDays, type Day } from '@vestibule/domain/calendar';
import type { PaymentStatus } from '@vestibule/domain/payments';
import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { settleBlocks } from '../calendars/settle-blocks.js';
import { calendarBlocks, calendars } from '../calendars/tables.js';
import type { Database, Transaction } from '../database/connect.js';
import { payments } from '../payments/tables.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import { lockNights, nightsOf } from '../rooms/take-nights.js';
import { bookings, holds } from './tables.js';

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

export async function findBooking(db: Database, id: string) {
  const [found] = await db
    .select({ booking: bookings, hold: holds })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(eq(bookings.id, id));
  return found;
}

/** Stays of rooms that are paid and begin, or end, on the day; with what the hotel keeps of the money. */
export async function findPaidStays(db: Database, day: 'checkInDate' | 'checkOutDate', on: Day) {
  const kept = sql`${payments.receivedCents} - ${payments.refundDueCents} - ${payments.returnedCents}`;
  return await db
    .select({ booking: bookings, paidCents: sql`sum(${kept})`.mapWith(Number) })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(eq(bookings.type, 'room'), eq(bookings[day], on), eq(holds.state, 'delivered')))
    .groupBy(bookings.id)
    .orderBy(asc(bookings.serviceName), asc(bookings.guestName), asc(bookings.id));
}

/** Payments with money that the hotel owes, the longest waiting first. */
export async function findRefundsDue(db: Database | Transaction) {
  return await db
    .select({ payment: payments, booking: bookings })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(gt(payments.refundDueCents, 0))
    .orderBy(asc(payments.createdAt));
}

/** Payments of which nothing could be learnt (ruling 35), or of which a provider contradicts itself. */
export async function findFlagged(db: Database | Transaction) {
  return await db
    .select()
    .from(payments)
    .where(eq(payments.flagged, true))
    .orderBy(asc(payments.createdAt));
}

/** Sells no more of these nights; what is sold stays sold. Answers with how many nights closed. */
export async function closeNights(tx: Transaction, roomId: string, nights: Day[]): Promise<number> {
  await lockNights(tx, roomId, nights);
  const closed = await tx
    .update(roomAvailability)
    .set({ available: 0, closed: true })
    .where(nightsOf(roomId, nights))
    .returning({ date: roomAvailability.date });
  return closed.length;
}

/** How many units of a room guests and the calendars of others have taken, by night from a day on. */
export async function countSold(tx: Transaction, roomId: string, from: Day) {
  const { rows } = await tx.execute<{ night: Day; sold: number }>(
    sql`SELECT to_char(night, 'YYYY-MM-DD') AS night, sold FROM (${soldByNight(roomId, from)}) AS taken`,
  );
  return new Map(rows.map(({ night, sold }) => [night, sold]));
}

function soldByNight(roomId: string, from: Day) {
  const { type, serviceId, checkInDate, checkOutDate } = bookings;
  const live = and(
    eq(type, 'room'),
    eq(serviceId, roomId),
    gt(checkOutDate, from),
    inArray(holds.state, ['held', 'delivered']),
  );
  const blocked = and(eq(calendars.roomId, roomId), gte(calendarBlocks.night, from));
  return sql`
    SELECT night, sum(units)::int AS sold FROM (
      SELECT day::date AS night, 1 AS units
      FROM ${bookings} JOIN ${holds} ON ${eq(holds.bookingId, bookings.id)},
        generate_series(${checkInDate}::timestamp, ${checkOutDate}::timestamp - interval '1 day', '1 day') AS day
      WHERE ${live} AND day >= ${from}::date
      UNION ALL
      SELECT ${calendarBlocks.night}, ${calendarBlocks.taken}
      FROM ${calendarBlocks} JOIN ${calendars} ON ${eq(calendars.id, calendarBlocks.calendarId)}
      WHERE ${blocked}
    ) AS units
    GROUP BY night`;
}

/**
 * Sells what is left of these nights: the room's units without those of bookings, holds and the calendars
 * of others, never below none. Nights further ahead than the hotel sells come when their day does; until then only those that a
 * booking has stay listed. Answers with how many nights there are.
 */
export async function openNights(
  tx: Transaction,
  roomId: string,
  nights: Day[],
  today: Day,
): Promise<number> {
  const [first] = nights.toSorted();
  if (first === undefined) return 0;
  // Who took a unit has committed its hold before the lock is given, so that the next statement sees it.
  await lockNights(tx, roomId, nights);
  const { date } = roomAvailability;
  const taken = sql`COALESCE((SELECT sold FROM (${soldByNight(roomId, first)}) AS taken WHERE night = ${date}), 0)`;
  const tooFar = gte(date, addDays(today, AVAILABILITY_DAYS));
  const unlisted = await tx
    .delete(roomAvailability)
    .where(and(nightsOf(roomId, nights), tooFar, sql`${taken} = 0`))
    .returning({ date });
  const units = tx
    .select({ units: rooms.units })
    .from(rooms)
    .where(eq(rooms.id, roomAvailability.roomId));
  const opened = await tx
    .update(roomAvailability)
    .set({ available: sql`GREATEST(0, (${units}) - ${taken})`, closed: false })
    .where(nightsOf(roomId, nights))
    .returning({ date });
  await settleBlocks(tx, roomId, nights);
  return unlisted.length + opened.length;
}
