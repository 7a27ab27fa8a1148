import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counts up with every change of what the public sees; each process reads it every second. */
export const cacheVersions = pgTable('cache_versions', {
  /** `area.number`, or `pages` for all areas. */
  name: text().primaryKey(),
  version: integer().notNull(),
});
