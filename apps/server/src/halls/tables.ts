import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HallBooking, HallSeating } from '@vestibule/domain/halls';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { users } from '../account/tables.js';

export const halls = pgTable('halls', {
  id: text().primaryKey(),
  /** The order of the list. */
  position: integer().notNull(),
  name: text().notNull(),
  size: integer().notNull(),
  capacity: integer().notNull(),
  priceCents: integer('price_cents').notNull(),
  amenities: text().array().notNull(),
  status: text().notNull(),
  images: text().array().notNull(),
  seating: jsonb().$type<HallSeating[]>(),
});

/** Requests for halls, as they came in and with the hotel's own record of the hall. */
export const hallRequests = pgTable(
  'hall_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    hallId: text('hall_id')
      .notNull()
      .references(() => halls.id),
    status: text().notNull().default('pending'),
    bookingData: jsonb('booking_data').$type<HallBooking['bookingData']>().notNull(),
    /** What it was sent in, and is answered in. */
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    /** This and the next: of releases before `idempotency_keys`, which may run beside this one. */
    idempotencyKey: text('idempotency_key').unique(),
    fingerprint: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Who was signed in when it was sent, by the token; never found out by the email. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('hall_requests_user').on(table.userId, table.createdAt),
    index('hall_requests_created').on(table.createdAt),
  ],
);

/** Who did what to a request. Rows are added, never changed: a trigger refuses it. */
export const hallRequestEvents = pgTable(
  'hall_request_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => hallRequests.id),
    what: text().$type<'requested' | 'closed'>().notNull(),
    /** The address it came from, or who of the desk did it. */
    origin: text().notNull(),
    /** What the desk says of it. */
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('hall_request_events_closed_once')
      .on(table.requestId)
      .where(sql`${table.what} = 'closed'`),
  ],
);
