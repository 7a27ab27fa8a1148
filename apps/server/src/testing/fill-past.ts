import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';

export interface PastSize {
  guests: number;
  /** Each has a hold, two payments and an event of each. */
  bookings: number;
  /** How far back bookings and nights reach. */
  years: number;
}

/** Bookings that are unpaid for the next two hours: as many in every hotel, and nobody's that a bench signs in. */
const unpaid = sql`substr(bookings.id, 5)::int BETWEEN 801 AND 999`;

/**
 * Gives the hotel a past, made by SQL: `past-guest-1` and so on with a session each, and their bookings
 * `BK-H1` and so on over the rooms there are, from so many years ago to half a year ahead.
 */
export async function fillPast(db: Database, { guests, bookings, years }: PastSize) {
  const days = years * 365;
  await db.execute(sql`
    INSERT INTO users (id, email, email_key, password_hash, full_name, created_at, email_verified_at)
    SELECT 'past-guest-' || n, 'past-' || n || '@example.com', 'past-' || n || '@example.com',
      'none', 'Guest ' || n, now(), now()
    FROM generate_series(1, ${guests}::int) n`);
  await db.execute(sql`
    INSERT INTO preferences (user_id, newsletter, bed, floor, notes)
    SELECT 'past-guest-' || n, true, 'any', 'any', '' FROM generate_series(1, ${guests}::int) n`);
  await db.execute(sql`
    INSERT INTO sessions (token_hash, user_id, created_at, last_used_at, expires_at)
    SELECT 'past-session-' || n, 'past-guest-' || n, now(), now(), now() + interval '30 days'
    FROM generate_series(1, ${guests}::int) n`);
  await db.execute(sql`
    INSERT INTO room_availability (room_id, date, available)
    SELECT id, current_date - n, units FROM rooms, generate_series(1, ${days}::int) n
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO bookings (id, user_id, type, service_id, service_name, guest_name, guest_email,
      check_in_date, check_out_date, guests, is_refundable, lines, order_description, fingerprint,
      total_cents, status, paid_by, created_at)
    SELECT 'BK-H' || n, 'past-guest-' || 1 + n % ${guests}::int, 'room', room.id, room.name,
      'Guest ' || n, 'past-' || n || '@example.com', came, came + 2, 2, true, '[]', 'Room', 'past-' || n,
      30000, CASE WHEN n % 3 = 0 THEN 'expired' ELSE 'paid' END, CASE WHEN n % 3 > 0 THEN 'PAY-H2-' || n END,
      came - interval '200 days' + n * interval '1 millisecond'
    FROM (SELECT n, current_date + 180 - (n::bigint * 7919 % (${days}::int + 180))::int AS came
      FROM generate_series(1, ${bookings}::int) n) AS stays
    JOIN (SELECT id, name, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS of FROM rooms) AS room
      ON room.place = 1 + n % room.of`);
  await db.execute(
    sql`UPDATE bookings SET status = 'pending', paid_by = NULL WHERE id LIKE 'BK-H%' AND ${unpaid}`,
  );
  await db.execute(sql`
    INSERT INTO holds (booking_id, state, expires_at, units)
    SELECT id, CASE status WHEN 'paid' THEN 'delivered' WHEN 'pending' THEN 'held' ELSE 'expired' END,
      CASE status WHEN 'pending' THEN now() + interval '2 hours' ELSE created_at END, 2
    FROM bookings WHERE id LIKE 'BK-H%'`);
  await db.execute(sql`
    INSERT INTO payments (id, booking_id, user_id, gateway, amount_cents, status, received_cents,
      refund_due_cents, reference, flagged, created_at, next_check_at)
    SELECT 'PAY-H' || attempt || '-' || substr(id, 5), id, user_id,
      CASE attempt WHEN 1 THEN 'NowPayments' ELSE 'Thawani' END, 30000,
      CASE WHEN attempt = 2 AND status = 'paid' THEN 'paid'
        WHEN attempt = 1 AND status = 'pending' THEN 'pending' ELSE 'expired' END,
      CASE WHEN attempt = 2 AND status = 'paid' THEN 30000 ELSE 0 END,
      CASE WHEN attempt = 1 AND substr(id, 5)::int < 50 THEN 100 ELSE 0 END,
      'past-' || attempt || '-' || id, attempt = 1 AND substr(id, 5)::int < 20, created_at,
      CASE WHEN attempt = 1 AND status = 'pending' THEN now() + interval '2 hours' END
    FROM bookings, generate_series(1, 2) attempt WHERE id LIKE 'BK-H%'`);
  await db.execute(sql`
    INSERT INTO payment_events (payment_id, source, progress, digest, at)
    SELECT id, 'webhook', 'paid', id, created_at FROM payments WHERE id LIKE 'PAY-H%'`);
  await db.execute(sql`VACUUM ANALYZE`);
  await db.execute(sql`CHECKPOINT`);
}
