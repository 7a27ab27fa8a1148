import type {
  BookableType,
  BookedLine,
  BookingRequest,
  HoldState,
} from '@vestibule/domain/bookings';
import type { PaymentStatus } from '@vestibule/domain/payments';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** What guests booked. A booking outlives its attempts to be paid, and the account that made it. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Null for a record that only has its description. */
    type: text().$type<BookableType>(),
    serviceId: text('service_id'),
    serviceName: text('service_name'),
    guestName: text('guest_name'),
    /** The account's; empty once that is deleted. */
    guestEmail: text('guest_email').notNull(),
    /** Given with the booking, where it is another one than the account's. */
    contactEmail: text('contact_email'),
    guestPhone: text('guest_phone'),
    checkInDate: date('check_in_date'),
    checkOutDate: date('check_out_date'),
    guests: integer(),
    serviceDate: date('service_date'),
    serviceTime: text('service_time'),
    endTime: text('end_time'),
    place: text(),
    duration: integer(),
    specialist: text(),
    category: text(),
    tickets: integer(),
    isRefundable: boolean('is_refundable'),
    /** What it was booked in: its mails are in it. */
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    lines: jsonb().$type<BookedLine[]>().notNull(),
    /** As the guest asked for it: what is taken again when money arrives late. */
    request: jsonb().$type<BookingRequest>(),
    orderDescription: text('order_description').notNull(),
    /** Equal for two requests of the same guest for the same thing. */
    fingerprint: text().notNull(),
    totalCents: integer('total_cents').notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The payment that the booking stands on; a second success is owed to the guest. */
    paidBy: text('paid_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('bookings_user').on(table.userId, table.createdAt),
    index('bookings_fingerprint').on(table.fingerprint),
    // The desk's lists: the latest, those of a status, who comes and who leaves, what is sold of a room.
    index('bookings_created').on(table.createdAt),
    index('bookings_status').on(table.status, table.createdAt),
    index('bookings_check_in').on(table.checkInDate),
    index('bookings_check_out').on(table.checkOutDate),
    index('bookings_service').on(table.serviceId, table.checkOutDate),
    check('bookings_total_positive', sql`${table.totalCents} > 0`),
  ],
);

/**
 * What is kept for a booking, and until when. Each time it is taken it leaves `held` exactly once, under
 * the booking's lock.
 */
export const holds = pgTable(
  'holds',
  {
    bookingId: text('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    state: text().$type<HoldState>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** A hold is renewed once, never for ever. */
    renewed: boolean().notNull().default(false),
    /** Nights, seats or treatments, as the booking's type counts them. */
    units: integer().notNull().default(0),
    /** The hash of the network the guest booked from; null again as soon as nothing is held. */
    network: text(),
    /** When the guest began to hold these units, this time or just before. */
    since: timestamp({ withTimezone: true }),
    /** When it was free again without being paid. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('holds_expiring').on(table.state, table.expiresAt),
    index('holds_network').on(table.network),
  ],
);
