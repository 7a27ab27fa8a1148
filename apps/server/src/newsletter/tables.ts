import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The addresses that asked for the newsletter. One that leaves, or is never confirmed, is deleted. */
export const subscribers = pgTable(
  'subscribers',
  {
    /** Random: the links are made of it, so that no token is kept. */
    id: text().primaryKey(),
    email: text().notNull(),
    /** The address as it counts: one row for each. */
    emailKey: text('email_key').notNull().unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Null until the link in the mail was followed. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When an unconfirmed address is deleted; null once it is confirmed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('subscribers_expiring').on(table.expiresAt),
    index('subscribers_confirmed').on(table.confirmedAt, table.id),
  ],
);
