import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { networkOf } from '../http/network.js';
import type { Services } from '../services.js';
import { knownNetworks } from './tables.js';

type Reader = Database | Transaction;
type Hashing = Pick<Services, 'hashed' | 'now'>;

const MAX_PER_GUEST = 20;
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whether the guest has signed in from the network of an address. */
export async function isKnownNetwork(
  { db, hashed }: Pick<Services, 'db' | 'hashed'>,
  userId: string,
  address: string,
): Promise<boolean> {
  const [row] = await db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.userId, userId),
        eq(knownNetworks.network, hashed(networkKey(userId, address))),
      ),
    );
  return row !== undefined;
}

/** Called with a right password: the latest networks of a guest are kept. */
export async function rememberNetwork(
  { hashed, now }: Hashing,
  db: Reader,
  userId: string,
  address: string,
): Promise<void> {
  const lastSignInAt = now();
  const network = hashed(networkKey(userId, address));
  await db
    .insert(knownNetworks)
    .values({ userId, network, lastSignInAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { lastSignInAt },
    });
  const latest = db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.lastSignInAt))
    .limit(MAX_PER_GUEST);
  await db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), notInArray(knownNetworks.network, latest)));
}

/** With a new password: whoever had the former one may have signed in from the other networks. */
export async function rememberNetworkAlone(
  services: Hashing,
  tx: Transaction,
  userId: string,
  address: string,
): Promise<void> {
  await forgetNetworks(tx, userId);
  await rememberNetwork(services, tx, userId, address);
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

/** With the account's id: two guests of one network have nothing in common. */
function networkKey(userId: string, address: string): string {
  return `${userId} ${networkOf(address)}`;
}
