import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TreatmentDuration } from '@vestibule/domain/spa';

export const treatmentCategories = pgTable('treatment_categories', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  status: text().notNull(),
});

export const specialists = pgTable('specialists', {
  id: text().primaryKey(),
  position: integer().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  photo: text(),
  status: text().notNull(),
});

export const treatments = pgTable('treatments', {
  id: text().primaryKey(),
  /** The order of the list. */
  position: integer().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  categoryId: text('category_id')
    .notNull()
    .references(() => treatmentCategories.id),
  specialistId: text('specialist_id').references(() => specialists.id),
  images: text().array().notNull(),
  durations: jsonb().$type<TreatmentDuration[]>().notNull(),
  availability: text().notNull(),
  isPopular: boolean('is_popular').notNull(),
  isRefundable: boolean('is_refundable').notNull(),
  displayStatus: text('display_status').notNull(),
});

/**
 * The half hours that are given away. The primary key is the rule: nobody gives one half hour
 * twice. A treatment without a specialist has a diary of its own.
 */
export const takenSlots = pgTable(
  'taken_slots',
  {
    /** `specialist:{id}` or `treatment:{id}`. */
    diary: text().notNull(),
    date: date().notNull(),
    time: text().notNull(),
    bookingId: text('booking_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.diary, table.date, table.time] })],
);
