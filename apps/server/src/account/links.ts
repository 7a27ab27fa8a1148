import { emailKey } from '@vestibule/domain/account';
import { and, eq, gt, lte, ne, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { createSecretToken, hashToken } from './secret-token.js';
import type { UserRow } from './store.js';
import { accountTokens, users } from './tables.js';

export type LinkPurpose = (typeof accountTokens.$inferSelect)['purpose'];

const HOUR_MS = 3_600_000;

/** How long a link serves. */
export const linkHours = {
  'reset-password': 1,
  'verify-email': 72,
  'change-email': 72,
} satisfies Record<LinkPurpose, number>;

/** The address that a link of the purpose goes to, and proves. */
function addressedKey(user: UserRow, purpose: LinkPurpose): string {
  return purpose === 'change-email' ? emailKey(user.waitingEmail ?? '') : user.emailKey;
}

/**
 * A link's token; links of the same purpose that were ordered earlier serve no longer. When the mail of
 * one order is sent twice, after a crash, the guest may see only the first: both of its links serve.
 */
export async function createLinkToken(
  tx: Transaction,
  user: UserRow,
  { purpose, orderId, now }: { purpose: LinkPurpose; orderId: string; now: Date },
): Promise<string> {
  const token = createSecretToken();
  const tokenHash = hashToken(token) ?? '';
  await deleteLinksOf(tx, user.id, { purpose, exceptOrder: orderId });
  await tx.insert(accountTokens).values({
    tokenHash,
    userId: user.id,
    purpose,
    orderId,
    emailKey: addressedKey(user, purpose),
    expiresAt: new Date(now.getTime() + linkHours[purpose] * HOUR_MS),
  });
  return token;
}

/** Uses a link up: the guest it was sent to, unless it is old, used, or went to a former address. */
export async function consumeLinkToken(
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<UserRow | undefined> {
  const [link] = await tx
    .delete(accountTokens)
    .where(validLink(token, purpose, now))
    .returning();
  return link && (await addressee(tx, link));
}

/**
 * As `consumeLinkToken`, and the link stays until it is old: opened again, its guest is known. Of two
 * that open it at once, one waits for the other.
 */
export async function findLinkToken(
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<UserRow | undefined> {
  const found = tx
    .select()
    .from(accountTokens)
    .where(validLink(token, purpose, now));
  const [link] = await found.for('update');
  return link && (await addressee(tx, link));
}

/**
 * The link of a new address, which stays until it is old: its guest, and whether the address waits or
 * counts already.
 */
export async function findChangeLink(tx: Transaction, token: string, now: Date) {
  const found = tx
    .select()
    .from(accountTokens)
    .where(validLink(token, 'change-email', now));
  const [link] = await found.for('update');
  if (!link) return undefined;
  const [row] = await tx.select().from(users).where(eq(users.id, link.userId));
  if (row?.emailKey === link.emailKey) return { row, link, state: 'done' } as const;
  const waits = row && addressedKey(row, 'change-email') === link.emailKey;
  return waits ? ({ row, link, state: 'waiting' } as const) : undefined;
}

function validLink(token: string, purpose: LinkPurpose, now: Date): SQL | undefined {
  return and(
    eq(accountTokens.tokenHash, hashToken(token) ?? ''),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );
}

async function addressee(
  tx: Transaction,
  { userId, purpose, emailKey: sentTo }: typeof accountTokens.$inferSelect,
): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  return row && addressedKey(row, purpose) === sentTo ? row : undefined;
}

export async function deleteLinksOf(
  db: Database | Transaction,
  userId: string,
  { purpose, exceptOrder = '' }: { purpose?: LinkPurpose; exceptOrder?: string } = {},
): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        purpose ? eq(accountTokens.purpose, purpose) : undefined,
        ne(accountTokens.orderId, exceptOrder),
      ),
    );
}

export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
}
