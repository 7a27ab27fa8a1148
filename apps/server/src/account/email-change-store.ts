import { emailKey } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { and, eq, lt } from 'drizzle-orm';
import { changeGuestEmail } from '../bookings/guest-store.js';
import type { Database, Transaction } from '../database/connect.js';
import { isUniqueViolation } from '../database/postgres-errors.js';
import { deleteLinksOf, linkHours } from './links.js';
import { noWaitingEmail, type UserRow } from './store.js';
import { users } from './tables.js';

const HOUR_MS = 3_600_000;

/** A new address waits; the link of an earlier one serves no longer. */
export async function setWaitingEmail(
  tx: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ waitingEmail: email, waitingEmailSince: now })
    .where(eq(users.id, userId));
  await deleteLinksOf(tx, userId, { purpose: 'change-email' });
}

/** Starts the days of a waiting address from the beginning; false where it no longer waits. */
export async function renewWaitingEmail(
  tx: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const renewed = await tx
    .update(users)
    .set({ waitingEmailSince: now })
    .where(and(eq(users.id, userId), eq(users.waitingEmail, email)))
    .returning({ id: users.id });
  return renewed.length === 1;
}

/** Forgets the address that waits, and its link. */
export async function dropWaitingEmail(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set(noWaitingEmail).where(eq(users.id, userId));
  await deleteLinksOf(tx, userId, { purpose: 'change-email' });
}

/**
 * The waiting address becomes the guest's, if it still waits and nobody has taken it meanwhile; what
 * the hotel writes about the guest's bookings goes there too. The link of `orderId` stays, so that a
 * guest who opens it again hears that it is done.
 */
export async function confirmWaitingEmail(
  tx: Transaction,
  { id, waitingEmail }: UserRow,
  { now, orderId }: { now: Date; orderId?: string },
): Promise<void> {
  if (!waitingEmail) throw new ProblemError('account.link-invalid');
  const changed = await tx
    .update(users)
    .set({
      email: waitingEmail,
      emailKey: emailKey(waitingEmail),
      emailVerifiedAt: now,
      ...noWaitingEmail,
    })
    .where(and(eq(users.id, id), eq(users.role, 'guest'), eq(users.waitingEmail, waitingEmail)))
    .returning({ id: users.id })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new ProblemError('account.link-invalid');
      throw error;
    });
  if (changed.length === 0) throw new ProblemError('account.link-invalid');
  await deleteLinksOf(tx, id, { exceptOrder: orderId });
  await changeGuestEmail(tx, id, waitingEmail);
}

/** An address whose link has expired waits no longer. */
export async function dropExpiredWaitingEmails(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - linkHours['change-email'] * HOUR_MS);
  await db.update(users).set(noWaitingEmail).where(lt(users.waitingEmailSince, oldest));
}
