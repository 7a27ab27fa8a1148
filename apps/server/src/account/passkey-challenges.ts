import { and, desc, eq, gt, isNull, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { passkeyChallenges } from './tables.js';

/** How long a guest may take to answer the browser's question. */
export const CHALLENGE_MS = 5 * 60_000;

/** Sign-ins under way at once, over all guests; past them the oldest must start again. */
const MOST_SIGN_INS = 10_000;

/** Keeps what a passkey is asked to sign; `userId` of who is adding one, who adds one at a time. */
export async function keepChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  challenge: string,
  userId?: string,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now()));
  await inTransaction(db, async (tx) => {
    if (userId) await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
    await tx.insert(passkeyChallenges).values({ challenge, userId, expiresAt });
  });
  if (!userId && (await db.$count(passkeyChallenges)) > MOST_SIGN_INS) await dropOldest(db);
}

/** Whether it was asked of this guest, or of a sign-in, and is answered in time; it serves no second time. */
export async function spendChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  challenge: string,
  userId?: string,
): Promise<boolean> {
  const asked = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return asked.length === 1;
}

async function dropOldest(db: Database): Promise<void> {
  const latest = db
    .select({ challenge: passkeyChallenges.challenge })
    .from(passkeyChallenges)
    .where(isNull(passkeyChallenges.userId))
    .orderBy(desc(passkeyChallenges.expiresAt))
    .limit(MOST_SIGN_INS);
  await db
    .delete(passkeyChallenges)
    .where(and(isNull(passkeyChallenges.userId), notInArray(passkeyChallenges.challenge, latest)));
}
