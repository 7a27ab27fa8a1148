import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { rooms } from '../rooms/tables.js';

/** Where else a room is sold: the calendar that is read from there, and the one that is given there. */
export const calendars = pgTable(
  'calendars',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    /** What the desk calls it. */
    name: text().notNull(),
    /** A secret: whoever has it reads who stays when. Null where nothing is read. */
    url: text(),
    /** Of the address at which it is given. Null where nothing is given. */
    token: text().unique(),
    /** Counts what was read, well or not: a reading that began before the last one is dropped. */
    reads: integer().notNull().default(0),
    /** When it was last read well. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Since when, and why, it cannot be read; null while it can. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    failure: text(),
    /** When the desk was told of this failure. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [unique('calendars_room_name').on(table.roomId, table.name)],
);

/** The nights that a calendar which is read has sold. */
export const calendarBlocks = pgTable(
  'calendar_blocks',
  {
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    night: date().notNull(),
    /** By so many events. */
    wanted: integer().notNull(),
    /** So many units of the room are taken for them. Fewer on a night that is for sale is a conflict. */
    taken: integer().notNull().default(0),
    /** Of so many events without a unit the desk was told. */
    told: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.night] }),
    check('calendar_blocks_not_negative', sql`${table.wanted} >= 0 AND ${table.taken} >= 0`),
  ],
);
