import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import type { CallContext } from '../http/handler.js';
import { networkOf } from '../http/network.js';
import type { Services } from '../services.js';
import { describeBrowser } from './describe-browser.js';
import type { UserRow } from './store.js';
import { knownNetworks } from './tables.js';

type Reader = Database | Transaction;
type Hashing = Pick<Services, 'hashed' | 'now'>;

const MAX_PER_GUEST = 20;
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Where a guest signs in, or proves a password. */
export interface SignInPlace {
  address: string;
  /** `Firefox Windows`, or `unknown`. */
  browser: string;
}

export function placeOf({ address, header }: Pick<CallContext, 'address' | 'header'>): SignInPlace {
  const { browser, system } = describeBrowser(header('user-agent'));
  return { address, browser: [browser, system].filter(Boolean).join(' ') || 'unknown' };
}

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

/**
 * Whether the guest has not signed in from this network, or not with this browser. The first sign-in
 * of a new account is no news; of one that nobody used for as long as networks are kept, it is.
 */
export async function isNewPlace(
  { db, hashed, now }: Pick<Services, 'db' | 'hashed' | 'now'>,
  { id, createdAt }: Pick<UserRow, 'id' | 'createdAt'>,
  { address, browser }: SignInPlace,
): Promise<boolean> {
  const known = await db
    .select({ network: knownNetworks.network, browser: knownNetworks.browser })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, id));
  if (known.length === 0) return createdAt < oldestKept(now());
  const network = hashed(networkKey(id, address));
  const isKnown =
    known.some((one) => one.network === network) &&
    // Which browsers an older row stands for is not known.
    known.some((one) => one.browser === browser || one.browser === '');
  return !isKnown;
}

/** Called with a right password: the latest networks of a guest are kept. */
export async function rememberNetwork(
  { hashed, now }: Hashing,
  db: Reader,
  userId: string,
  { address, browser }: SignInPlace,
): Promise<void> {
  const lastSignInAt = now();
  const network = hashed(networkKey(userId, address));
  await db
    .insert(knownNetworks)
    .values({ userId, network, browser, lastSignInAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network, knownNetworks.browser],
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
  place: SignInPlace,
): Promise<void> {
  await forgetNetworks(tx, userId);
  await rememberNetwork(services, tx, userId, place);
}

export async function forgetNetworks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, userId));
}

/** What the guest's copy of the data says; the address itself is not kept. */
export async function findNetworks(db: Reader, userId: string) {
  return await db
    .select({
      fingerprint: knownNetworks.network,
      browser: knownNetworks.browser,
      lastSignInAt: knownNetworks.lastSignInAt,
    })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId));
}

export async function deleteOldNetworks(db: Database, now: Date): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.lastSignInAt, oldestKept(now)));
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** With the account's id: two guests of one network have nothing in common. */
function networkKey(userId: string, address: string): string {
  return `${userId} ${networkOf(address)}`;
}
