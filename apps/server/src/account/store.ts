import type { Complete } from '@vestibule/domain/record';
import { randomUUID } from 'node:crypto';
import {
  emailKey,
  isSameMailbox,
  type ProfileForm,
  type RegisterRequest,
  type User,
} from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { problemAt } from './problem-at.js';
import { preferences, users } from './tables.js';

type Reader = Database | Transaction;
export type UserRow = typeof users.$inferSelect;

export interface NewUser extends Omit<RegisterRequest, 'password'> {
  passwordHash: string;
  language: Language;
  now: Date;
}

/** A new guest with preferences; one address has one account, also under a race. */
export async function insertUser(tx: Transaction, guest: NewUser): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({
      id: randomUUID(),
      email: guest.email,
      emailKey: emailKey(guest.email),
      passwordHash: guest.passwordHash,
      fullName: guest.fullName,
      phone: guest.phone,
      language: guest.language,
      createdAt: guest.now,
    })
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  if (!row) throw problemAt('account.email-taken', 'email');
  await tx
    .insert(preferences)
    .values({ userId: row.id, newsletter: guest.subscribe, bed: 'any', floor: 'any', notes: '' });
  return row;
}

export async function findUser(db: Reader, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return row;
}

/** Locks an account: its password, its address and its sessions change in turn. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Writes the profile. Of the address only the spelling changes here; another one has to wait. */
export async function updateUser(
  tx: Transaction,
  former: UserRow,
  form: ProfileForm,
): Promise<UserRow> {
  const { fullName, phone, address, city, country, email } = form;
  const [row] = await tx
    .update(users)
    .set({
      fullName,
      phone,
      address,
      city,
      country,
      dateOfBirth: form.dateOfBirth || null,
      email: isSameMailbox(email, former.email) ? email : former.email,
    })
    .where(and(eq(users.id, former.id), eq(users.emailKey, former.emailKey)))
    .returning();
  if (!row) throw new ProblemError('request.unauthenticated');
  return row;
}

export async function setPasswordHash(db: Reader, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export async function markEmailVerified(db: Reader, id: string, now: Date): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, id));
}

/** What an account without a waiting address holds. */
export const noWaitingEmail = { waitingEmail: null, waitingEmailSince: null };

/** Makes the administrator of an address, whoever had it; the profile of a known account stays. */
export async function upsertAdministrator(
  tx: Transaction,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      passwordHash,
      role: 'administrator',
      fullName: 'Administrator',
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: users.emailKey,
      set: { role: 'administrator', passwordHash, ...noWaitingEmail },
    })
    .returning();
  if (!row) throw new Error('The administrator could not be written.');
  await tx
    .insert(preferences)
    .values({ userId: row.id, newsletter: false, bed: 'any', floor: 'any', notes: '' })
    .onConflictDoNothing();
  return row;
}

/** Makes guests of all administrators but the one to keep; answers with their ids. */
export async function demoteAdministrators(tx: Transaction, keep: string): Promise<string[]> {
  const demoted = await tx
    .update(users)
    .set({ role: 'guest' })
    .where(and(eq(users.role, 'administrator'), ne(users.emailKey, keep)))
    .returning({ id: users.id });
  return demoted.map(({ id }) => id);
}

export async function deleteUser(db: Reader, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export function toUser(row: UserRow): Complete<User> {
  return {
    _id: row.id,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone || undefined,
    address: row.address || undefined,
    city: row.city || undefined,
    country: row.country || undefined,
    dateOfBirth: row.dateOfBirth ?? undefined,
    emailVerified: row.emailVerifiedAt !== null,
    waitingEmail: row.waitingEmail ?? undefined,
    createdAt: row.createdAt.toISOString(),
  };
}
