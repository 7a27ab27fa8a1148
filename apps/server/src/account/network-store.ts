import { createHash } from 'node:crypto';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { networkOf } from '../http/network.js';
import { knownNetworks } from './tables.js';

type Reader = Database | Transaction;

const MOST_PER_GUEST = 20;
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whether the guest has signed in from the network of an address. */
export async function isKnownNetwork(
  db: Reader,
  userId: string,
  address: string,
): Promise<boolean> {
  const [row] = await db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(
      and(eq(knownNetworks.userId, userId), eq(knownNetworks.network, hashed(userId, address))),
    );
  return row !== undefined;
}

/** Called with a right password: the latest networks of a guest are kept. */
export async function rememberNetwork(
  db: Reader,
  userId: string,
  address: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownNetworks)
    .values({ userId, network: hashed(userId, address), lastSignInAt: now })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { lastSignInAt: now },
    });
  const latest = db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.lastSignInAt))
    .limit(MOST_PER_GUEST);
  await db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), notInArray(knownNetworks.network, latest)));
}

/** With a new password: whoever had the former one may have signed in from the other networks. */
export async function rememberNetworkAlone(
  tx: Transaction,
  userId: string,
  address: string,
  now: Date,
): Promise<void> {
  await forgetNetworks(tx, userId);
  await rememberNetwork(tx, userId, address, now);
}

export async function forgetNetworks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, userId));
}

/** What the guest's copy of the data says; the address itself is not kept. */
export async function findNetworks(db: Reader, userId: string) {
  return await db
    .select({ fingerprint: knownNetworks.network, lastSignInAt: knownNetworks.lastSignInAt })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId));
}

export async function deleteOldNetworks(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(knownNetworks).where(lt(knownNetworks.lastSignInAt, oldest));
}

function hashed(userId: string, address: string): string {
  return createHash('sha256')
    .update(`${userId} ${networkOf(address)}`)
    .digest('base64url');
}
