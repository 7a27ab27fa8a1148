import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counts up with every change of what pages show; each process compares it with its own copy. */
export const cacheVersions = pgTable('cache_versions', {
  name: text().primaryKey(),
  version: integer().notNull(),
});
