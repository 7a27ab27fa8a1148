import { emailKey } from '@vestibule/domain/account';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { users } from '../account/tables.js';
import type { Database, Transaction } from '../database/connect.js';
import { subscribers } from './tables.js';

type Reader = Database | Transaction;

export type SubscriberRow = typeof subscribers.$inferSelect;

/** Keeps an address to be confirmed, or the row that it has already; answers with the row's id. */
export async function keepSubscriber(
  tx: Transaction,
  { id, email, now, expiresAt }: { id: string; email: string; now: Date; expiresAt: Date },
): Promise<string> {
  const [row] = await tx
    .insert(subscribers)
    .values({ id, email, emailKey: emailKey(email), askedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: {
        expiresAt: sql`CASE WHEN ${subscribers.confirmedAt} IS NULL THEN excluded.expires_at END`,
      },
    })
    .returning({ id: subscribers.id });
  if (!row) throw new Error('The subscription was not kept.');
  return row.id;
}

export async function findSubscriber(db: Reader, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

/** Puts an address on the list. False where nothing changed: it was on the list, is too late, or has left. */
export async function confirmSubscriber(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(subscribers)
    .set({ confirmedAt: now, expiresAt: null })
    .where(
      and(eq(subscribers.id, id), isNull(subscribers.confirmedAt), gt(subscribers.expiresAt, now)),
    )
    .returning({ id: subscribers.id });
  return confirmed.length > 0;
}

/** The rows of an account's address. None before its guest has confirmed it: it may be somebody else's. */
function ofAccount(db: Reader, userId: string): SQL {
  const address = db
    .select({ emailKey: users.emailKey })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return inArray(subscribers.emailKey, address);
}

export async function findSubscriberOfUser(db: Reader, userId: string) {
  const { email, askedAt, confirmedAt } = subscribers;
  const [row] = await db
    .select({ email, askedAt, confirmedAt })
    .from(subscribers)
    .where(ofAccount(db, userId));
  return row;
}

export async function deleteSubscriberOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(subscribers).where(ofAccount(tx, userId));
}

export async function deleteSubscriber(db: Reader, id: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.id, id));
}

export async function deleteUnconfirmedSubscribers(db: Database, now: Date): Promise<void> {
  await db.delete(subscribers).where(lte(subscribers.expiresAt, now));
}

/** The list, the oldest first. */
export async function findConfirmedSubscribers(db: Reader): Promise<SubscriberRow[]> {
  return await db
    .select()
    .from(subscribers)
    .where(isNotNull(subscribers.confirmedAt))
    .orderBy(asc(subscribers.confirmedAt), asc(subscribers.id));
}
