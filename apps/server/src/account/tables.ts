import type { Preferences } from '@vestibule/domain/account';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** As the guest typed it. */
    email: text().notNull(),
    /** What makes an account unique, whatever the spelling. */
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['guest', 'administrator'] })
      .notNull()
      .default('guest'),
    fullName: text('full_name').notNull(),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default(''),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** What the hotel writes to the guest in. */
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    emailVerifiedAt: instant('email_verified_at'),
    /** The address asked for, until its link is opened. */
    waitingEmail: text('waiting_email'),
    waitingEmailSince: instant('waiting_email_since'),
    /** The password alone does not sign in while there is a passkey. */
    passkeyOnly: boolean('passkey_only').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('users_administrators')
      .on(table.id)
      .where(sql`${table.role} = 'administrator'`),
    index('users_waiting_email')
      .on(table.waitingEmailSince)
      .where(sql`${table.waitingEmailSince} IS NOT NULL`),
    check('users_role', sql`${table.role} IN ('guest', 'administrator')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** Only the hash is kept: who reads the table cannot sign in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the session to its guest; nobody can sign in with it. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** `Firefox`, `Windows`, as far as the browser said. */
    browser: text(),
    system: text(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
);

/** What a guest may sign in with instead of the password; of the key only the public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Names the passkey to its guest. */
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator chose it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as far as the authenticator counts: a copy of it counts from zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The browser that it was added in: `Firefox`, `Windows`. */
    browser: text(),
    system: text(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a passkey has been asked to sign: each serves once, and not for long. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who is adding a passkey; null for a sign-in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);

/** From where a guest has signed in: wrong passwords elsewhere do not lock the guest out here. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hashed with the account's id: two guests of one network have nothing in common. */
    network: text().notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index('known_networks_last_sign_in').on(table.lastSignInAt),
  ],
);

/**
 * With what a guest has signed in: of another browser, as of another network, the guest is told. It is no
 * column of the networks: an older process beside a newer one writes those by their key.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `Firefox Windows`, or `unknown`. */
    browser: text().notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browser] }),
    index('known_browsers_last_sign_in').on(table.lastSignInAt),
  ],
);

/** Links sent by mail: gone once used. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset-password', 'verify-email', 'change-email'] }).notNull(),
    /** The job that sends the link; it may send two. */
    orderId: text('order_id').notNull().default('none'),
    /** The address the link went to; it proves no other. */
    emailKey: text('email_key').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_expiry').on(table.expiresAt),
  ],
);

export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newsletter: boolean().notNull(),
  bed: text().$type<Preferences['bed']>().notNull(),
  floor: text().$type<Preferences['floor']>().notNull(),
  notes: text().notNull(),
});
