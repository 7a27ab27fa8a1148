import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.js';

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

/** Replies to calls that may be sent twice; each is written with the rows that it tells of. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The key with its operation and caller, hashed. */
    id: text().primaryKey(),
    /** What was sent, hashed together with the key. */
    fingerprint: text().notNull(),
    /** Null only while the transaction runs. */
    reply: jsonb(),
    /** Whom it tells of: it goes with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('idempotency_keys_created').on(table.createdAt),
    index('idempotency_keys_user').on(table.userId),
  ],
);
