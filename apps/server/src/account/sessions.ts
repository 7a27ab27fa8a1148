import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import type { Caller } from '../http/caller.js';
import { createSecretToken, hashToken } from './secret-token.js';
import { sessions, users } from './tables.js';

type Reader = Database | Transaction;

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Opens a session and gives its token, which is kept nowhere. */
export async function openSession(db: Reader, userId: string, now: Date): Promise<string> {
  const token = createSecretToken();
  await db.insert(sessions).values({
    tokenHash: requireHash(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  });
  return token;
}

export async function findCaller(
  db: Reader,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  const tokenHash = hashToken(token);
  if (!tokenHash) return undefined;
  const [caller] = await db
    .select({ id: users.id, email: users.email, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return caller;
}

export async function closeSession(db: Reader, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  if (tokenHash) await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a guest, or all but the one that asks. */
export async function closeSessionsOf(db: Reader, userId: string, keep?: string): Promise<void> {
  const kept = keep ? hashToken(keep) : undefined;
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept ? ne(sessions.tokenHash, kept) : undefined));
}

/** When the guest signed in, and until when it holds. */
export async function findSessions(db: Reader, userId: string) {
  return await db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Reader, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

function requireHash(token: string): string {
  const tokenHash = hashToken(token);
  if (!tokenHash) throw new Error('A token of our own has the wrong shape.');
  return tokenHash;
}
