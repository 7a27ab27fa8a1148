import type { Session } from '@vestibule/domain/account';
import type { Complete } from '@vestibule/domain/record';
import { and, desc, eq, gt, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import type { Caller } from '../http/caller.js';
import { createSecretToken, hashToken } from './secret-token.js';
import { sessions, users } from './tables.js';

type Reader = Database | Transaction;
type Browser = Pick<Session, 'browser' | 'system'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A session ends this long after its sign-in, however often it is used. */
const SESSION_MS = 30 * DAY_MS;
/** It ends earlier where it is not used for so long. */
const IDLE_MS = { guest: 14 * DAY_MS, administrator: 12 * HOUR_MS } satisfies Record<
  Caller['role'],
  number
>;
/** A use is written down this long after the one before, so that not every call writes. */
const USE_NOTED_MS = 5 * MINUTE_MS;

/** My sessions hold the latest used: more than anybody has. */
const MAX_SESSIONS = 100;

/** Opens a session and gives its token, which is kept nowhere. */
export async function openSession(
  db: Reader,
  userId: string,
  now: Date,
  { browser, system }: Browser = {},
): Promise<string> {
  const token = createSecretToken();
  await db.insert(sessions).values({
    tokenHash: requireHash(token),
    userId,
    browser,
    system,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return token;
}

/** Whether a session, joined with its guest, still holds. */
function isOpen(now: Date): SQL | undefined {
  const usedWithin = (ms: number) => gt(sessions.lastUsedAt, new Date(now.getTime() - ms));
  return and(
    gt(sessions.expiresAt, now),
    or(
      usedWithin(IDLE_MS.administrator),
      and(ne(users.role, 'administrator'), usedWithin(IDLE_MS.guest)),
    ),
  );
}

/** Who a token proves. Its use is noted. */
export async function findCaller(
  db: Reader,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  const tokenHash = hashToken(token);
  if (!tokenHash) return undefined;
  const [found] = await db
    .select({
      caller: { id: users.id, email: users.email, role: users.role },
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(now)));
  if (!found) return undefined;
  if (now.getTime() - found.lastUsedAt.getTime() >= USE_NOTED_MS) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return found.caller;
}

/** Where the guest is signed in, the latest used first; `token` is that of the session that asks. */
export async function findOpenSessions(
  db: Reader,
  userId: string,
  { token, now }: { token: string; now: Date },
): Promise<Complete<Session>[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id)
    .limit(MAX_SESSIONS);
  const current = hashToken(token);
  return rows.map(({ session }) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    browser: session.browser ?? undefined,
    system: session.system ?? undefined,
    current: session.tokenHash === current,
  }));
}

export async function closeSession(db: Reader, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  if (tokenHash) await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session of a guest by its id; false where the guest has none of that id. */
export async function endSessionOf(db: Reader, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends all sessions of a guest, or all but the one that asks, and says how many these were. */
export async function closeSessionsOf(db: Reader, userId: string, keep?: string): Promise<number> {
  const kept = keep ? hashToken(keep) : undefined;
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept ? ne(sessions.tokenHash, kept) : undefined));
  return rowCount ?? 0;
}

/** Ends every session there is, and says how many these were. */
export async function closeAllSessions(db: Reader): Promise<number> {
  return (await db.delete(sessions)).rowCount ?? 0;
}

/** What the guest's copy of the data says of them: when and with what the guest signed in, and until when it holds. */
export async function findSessions(db: Reader, userId: string) {
  return await db
    .select({
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      browser: sessions.browser,
      system: sessions.system,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

/** Those past their age, and those that were not used for too long: what `isOpen` is not, found by indexes. */
export async function deleteExpiredSessions(db: Reader, now: Date): Promise<void> {
  const unusedFor = (ms: number) => lte(sessions.lastUsedAt, new Date(now.getTime() - ms));
  const administrators = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'administrator'));
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), unusedFor(IDLE_MS.guest)));
  await db
    .delete(sessions)
    .where(and(inArray(sessions.userId, administrators), unusedFor(IDLE_MS.administrator)));
}

function requireHash(token: string): string {
  const tokenHash = hashToken(token);
  if (!tokenHash) throw new Error('A token of our own has the wrong shape.');
  return tokenHash;
}
