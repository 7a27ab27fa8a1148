import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import type { CallContext } from '../http/handler.js';
import { networkOf } from '../http/network.js';
import type { Services } from '../services.js';
import { describeBrowser } from './describe-browser.js';
import type { UserRow } from './store.js';
import { knownBrowsers, knownNetworks } from './tables.js';

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
  const networks = await db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, id));
  if (networks.length === 0) return createdAt < oldestKept(now());
  const browsers = await findBrowsers(db, id);
  const hashedNetwork = hashed(networkKey(id, address));
  const isKnown =
    networks.some(({ network }) => network === hashedNetwork) &&
    // Of an account from before browsers were kept none is known.
    (browsers.length === 0 || browsers.some((known) => known.browser === browser));
  return !isKnown;
}

/** Called with a right password: the latest networks of a guest are kept, and the browser. */
export async function rememberPlace(
  { hashed, now }: Hashing,
  db: Reader,
  userId: string,
  { address, browser }: SignInPlace,
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
  await db
    .insert(knownBrowsers)
    .values({ userId, browser, lastSignInAt })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.browser],
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

/** With a new password: whoever had the former one may have signed in from the other places. */
export async function rememberPlaceAlone(
  services: Hashing,
  tx: Transaction,
  userId: string,
  place: SignInPlace,
): Promise<void> {
  await forgetPlaces(tx, userId);
  await rememberPlace(services, tx, userId, place);
}

export async function forgetPlaces(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, userId));
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

/** What the guest's copy of the data says; the address itself is not kept. */
export async function findNetworks(db: Reader, userId: string) {
  return await db
    .select({
      fingerprint: knownNetworks.network,
      lastSignInAt: knownNetworks.lastSignInAt,
    })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId));
}

/** The browsers that a guest has signed in with. */
export async function findBrowsers(db: Reader, userId: string) {
  return await db
    .select({ browser: knownBrowsers.browser, lastSignInAt: knownBrowsers.lastSignInAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId));
}

export async function deleteOldPlaces(db: Database, now: Date): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.lastSignInAt, oldestKept(now)));
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastSignInAt, oldestKept(now)));
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** With the account's id: two guests of one network have nothing in common. */
function networkKey(userId: string, address: string): string {
  return `${userId} ${networkOf(address)}`;
}
