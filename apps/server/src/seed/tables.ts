import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** Which seeds were sown, and on which day of the hotel; none is ever sown twice. */
export const seedRuns = pgTable('seed_runs', {
  name: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
});
