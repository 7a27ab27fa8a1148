import { count, eq, sql } from 'drizzle-orm';
import { bookings, holds } from '../bookings/tables.js';
import type { Database } from '../database/connect.js';
import { payments } from '../payments/tables.js';

const number = sql<number>`count(*)::int`;

/** Bookings for which something is held: few, however many there ever were. */
export async function countHeldBookings(db: Database) {
  return await db
    .select({ status: bookings.status, count: number })
    .from(holds)
    .innerJoin(bookings, eq(bookings.id, holds.bookingId))
    .where(eq(holds.state, 'held'))
    .groupBy(bookings.status);
}

export async function countDoubts(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(payments)
    .where(eq(payments.flagged, true));
  return row?.count ?? 0;
}

interface QueuedJobs extends Record<string, unknown> {
  queue: string;
  state: string;
  count: number;
}

/** What waits, runs or was given up, by queue. */
export async function countJobs(db: Database): Promise<QueuedJobs[]> {
  const { rows } = await db.execute<QueuedJobs>(
    sql`SELECT name AS queue, state::text AS state, count(*)::int AS count FROM pgboss.job
      WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY name, state`,
  );
  return rows;
}
