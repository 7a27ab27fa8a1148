import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { idempotencyKeys } from './tables.js';

/** A request under a key, as it is known here. */
export interface Sending {
  id: string;
  fingerprint: string;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS);

/** What was answered under a key within a day. */
export async function findKeptReply(db: Database | Transaction, { id }: Sending, now: Date) {
  const { createdAt } = idempotencyKeys;
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.id, id), gte(createdAt, oldest(now))));
  return kept;
}

/** Takes a key, and waits for whoever has it and has not committed yet; false once that one has. */
export async function takeKey(tx: Transaction, sending: Sending, now: Date): Promise<boolean> {
  const row = { ...sending, reply: null, userId: null, createdAt: now };
  const taken = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: row,
      setWhere: lt(idempotencyKeys.createdAt, oldest(now)),
    })
    .returning({ id: idempotencyKeys.id });
  return taken.length > 0;
}

export async function keepReplyOf(
  tx: Transaction,
  { id }: Sending,
  kept: { reply: unknown; userId: string | undefined },
): Promise<void> {
  await tx.update(idempotencyKeys).set(kept).where(eq(idempotencyKeys.id, id));
}

export async function deleteOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest(now)));
}
