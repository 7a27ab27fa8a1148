import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Discount } from '@vestibule/domain/rooms';

export const rooms = pgTable(
  'rooms',
  {
    id: text().primaryKey(),
    /** The order of the list. */
    position: integer().notNull(),
    name: text().notNull(),
    category: text().notNull(),
    type: text().notNull(),
    active: boolean().notNull().default(true),
    images: text().array().notNull(),
    description: text().notNull(),
    capacity: integer(),
    bedType: text('bed_type'),
    /** Square metres. */
    size: integer(),
    priceCents: integer('price_cents').notNull(),
    amenities: text().array().notNull(),
    breakfastIncluded: boolean('breakfast_included').notNull(),
    isRefundable: boolean('is_refundable').notNull(),
    refundPolicy: text('refund_policy').notNull(),
    checkInTime: text('check_in_time'),
    checkOutTime: text('check_out_time'),
    discount: jsonb().$type<Discount>(),
    /** How many of this room the hotel has: what a new day of availability starts with. */
    units: integer().notNull(),
  },
  // A page of the list reads its own rooms, not all of them.
  (table) => [index('rooms_list_order').on(table.position, table.id)],
);

export const roomAvailability = pgTable(
  'room_availability',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    date: date().notNull(),
    available: integer().notNull(),
    /** The desk sells no more of this night; what is given back meanwhile stays unsold. */
    closed: boolean().notNull().default(false),
  },
  (table) => [
    index('room_availability_date').on(table.date),
    primaryKey({ columns: [table.roomId, table.date] }),
    check('room_availability_not_negative', sql`${table.available} >= 0`),
  ],
);
