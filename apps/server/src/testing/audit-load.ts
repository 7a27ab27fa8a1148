import { sql } from 'drizzle-orm';
import { payments } from '../payments/tables.js';
import type { Database } from '../database/connect.js';
import { UNITS, type Ledger } from './booking-load.js';

/** What became of everything that was acknowledged. */
export interface Audit {
  /** Acknowledged bookings and payments that are not there. */
  lost: number;
  /** Nights that more guests hold than there are rooms. */
  soldTwice: number;
  /** Nights whose free rooms and holds are not all the rooms there are. */
  unbalanced: number;
}

export async function auditLoad(db: Database, ledger: Ledger): Promise<Audit> {
  const rows = await db.select().from(payments);
  const kept = new Map(rows.map((row) => [row.id, row]));
  const lostBookings = [...ledger.opened].filter(
    ([id, booking]) => kept.get(id)?.bookingId !== booking,
  );
  const lostPayments = [...ledger.paid].filter((id) => kept.get(id)?.status !== 'paid');
  const nights = await db.execute<{ held: number; available: number }>(sql`
    SELECT availability.available, count(holds.booking_id)::int AS held
    FROM room_availability availability
    LEFT JOIN bookings ON bookings.service_id = availability.room_id
      AND availability.date >= bookings.check_in_date
      AND availability.date < bookings.check_out_date
    LEFT JOIN holds ON holds.booking_id = bookings.id AND holds.state IN ('held', 'delivered')
    WHERE availability.room_id LIKE 'load-room-%'
    GROUP BY availability.room_id, availability.date, availability.available`);
  return {
    lost: lostBookings.length + lostPayments.length,
    soldTwice: nights.rows.filter(({ held }) => held > UNITS).length,
    unbalanced: nights.rows.filter(({ held, available }) => held + available !== UNITS).length,
  };
}
