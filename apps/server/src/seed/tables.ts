import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** Which seeds have run, and on which day of the hotel; none ever runs twice. */
export const seedRuns = pgTable('seed_runs', {
  name: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
});
