import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EventOption } from '@vestibule/domain/events';

export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    date: date().notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    location: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    maxAttendees: integer('max_attendees').notNull(),
    currentAttendees: integer('current_attendees').notNull(),
    images: text().array().notNull(),
    status: text().notNull(),
    active: boolean().notNull(),
    publishWebsite: boolean('publish_website').notNull(),
    isRefundable: boolean('is_refundable').notNull(),
    extras: jsonb().$type<EventOption[]>().notNull(),
    addons: jsonb().$type<EventOption[]>().notNull(),
  },
  (table) => [
    check(
      'events_attendees_within_capacity',
      sql`${table.currentAttendees} BETWEEN 0 AND ${table.maxAttendees}`,
    ),
  ],
);
