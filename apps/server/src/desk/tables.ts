import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the desk changed by a command whose records have no history of their own; rows are added, never changed. */
export const deskChanges = pgTable('desk_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The command with its words, as `pnpm hotel` takes them. */
  what: text().notNull(),
  by: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** The days whose morning letter was made, or had nothing to say. */
export const morningLetters = pgTable('morning_letters', {
  day: date().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
