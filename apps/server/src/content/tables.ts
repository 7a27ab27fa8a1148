import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One record a page, checked by its schema and sanitised when stored. */
export const contentPages = pgTable('content_pages', {
  name: text().primaryKey(),
  body: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
