import { and, eq, inArray } from 'drizzle-orm';
import { bookings } from '../../bookings/tables.js';
import type { Database, Transaction } from '../../database/connect.js';
import { receipts } from '../tables.js';

/** The receipt of a booking, where it was drawn with the same text. */
export async function findReceipt(
  db: Database,
  bookingId: string,
  digest: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await db
    .select({ pdf: receipts.pdf })
    .from(receipts)
    .where(and(eq(receipts.bookingId, bookingId), eq(receipts.digest, digest)));
  return row && new Uint8Array(row.pdf);
}

export async function keepReceipt(
  tx: Transaction,
  receipt: typeof receipts.$inferInsert,
): Promise<void> {
  const { digest, pdf } = receipt;
  await tx
    .insert(receipts)
    .values(receipt)
    .onConflictDoUpdate({ target: receipts.bookingId, set: { digest, pdf } });
}

export async function deleteReceipt(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(receipts).where(eq(receipts.bookingId, bookingId));
}

export async function deleteReceiptsOfUser(tx: Transaction, userId: string): Promise<void> {
  const theirs = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, userId));
  await tx.delete(receipts).where(inArray(receipts.bookingId, theirs));
}
