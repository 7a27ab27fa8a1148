import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried; shared by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** What hashes of addresses are keyed with. Lost, every network is new, and every count starts again. */
export const hashSecrets = pgTable('hash_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
