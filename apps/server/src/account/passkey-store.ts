import type { Passkey } from '@vestibule/domain/account';
import type { Complete } from '@vestibule/domain/record';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Config } from '../config.js';
import type { Database, Transaction } from '../database/connect.js';
import type { UserRow } from './store.js';
import { passkeyChallenges, passkeys, users } from './tables.js';

type Reader = Database | Transaction;
export type PasskeyRow = typeof passkeys.$inferSelect;

/** So many an account may have: the message of `account.passkeys-full` says it too. */
export const MAX_PASSKEYS = 20;

/** The latest added first. */
export async function findPasskeys(db: Reader, userId: string): Promise<PasskeyRow[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function findPasskey(
  db: Reader,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function hasPasskey(db: Reader, userId: string): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

/** Whether the password alone does not sign in: by the guest's choice, or by the configuration of the administrator. */
export async function needsPasskey(
  { adminSecondFactor }: Pick<Config, 'adminSecondFactor'>,
  db: Reader,
  { id, passkeyOnly, role }: Pick<UserRow, 'id' | 'passkeyOnly' | 'role'>,
): Promise<boolean> {
  const asked = passkeyOnly || isRequired({ adminSecondFactor }, role);
  return asked && (await hasPasskey(db, id));
}

/** Whether the configuration asks this person for a passkey. */
export function isRequired(
  { adminSecondFactor }: Pick<Config, 'adminSecondFactor'>,
  role: UserRow['role'],
): boolean {
  return role === 'administrator' && adminSecondFactor === 'required';
}

/** False where somebody has this passkey already. */
export async function insertPasskey(
  tx: Transaction,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length === 1;
}

/** Notes a use. False where the passkey is gone, or another use has counted as far meanwhile. */
export async function notePasskeyUse(
  tx: Transaction,
  { id }: Pick<PasskeyRow, 'id'>,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        // An authenticator that does not count says 0 each time.
        counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
      ),
    )
    .returning({ id: passkeys.id });
  return used.length === 1;
}

/** Removes one passkey of a guest; false where the guest has none of that id. With the last one the password signs in again. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (!(await hasPasskey(tx, userId))) await setPasskeyOnly(tx, userId, false);
  return removed.length === 1;
}

/** The way back for who has lost them, and the end of those that somebody else may have added; false where there were none. */
export async function deletePasskeysOf(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  const removed = await tx
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  await setPasskeyOnly(tx, userId, false);
  return removed.length > 0;
}

export async function setPasskeyOnly(
  tx: Transaction,
  userId: string,
  passkeyOnly: boolean,
): Promise<void> {
  await tx.update(users).set({ passkeyOnly }).where(eq(users.id, userId));
}

export function toPasskey(row: PasskeyRow): Complete<Passkey> {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString(),
    browser: row.browser ?? undefined,
    system: row.system ?? undefined,
  };
}
