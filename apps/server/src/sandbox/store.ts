import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { sandboxCheckouts } from './tables.js';

export type CheckoutRow = typeof sandboxCheckouts.$inferSelect;

export async function insertCheckout(
  db: Database,
  row: typeof sandboxCheckouts.$inferInsert,
): Promise<void> {
  await db.insert(sandboxCheckouts).values(row);
}

export async function findCheckout(db: Database, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return row;
}

export async function findCheckoutByPayment(db: Database, paymentId: string) {
  const [row] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.paymentId, paymentId));
  return row;
}

export async function updateCheckout(
  db: Database,
  id: string,
  changes: Partial<CheckoutRow>,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .update(sandboxCheckouts)
    .set(changes)
    .where(eq(sandboxCheckouts.id, id))
    .returning();
  return row;
}
