import type { BookableType, HeldCounts } from '@vestibule/domain/bookings';
import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { users } from '../account/tables.js';
import type { Transaction } from '../database/connect.js';
import { bookings, holds } from './tables.js';

/** Whose unpaid bookings are counted. */
export interface Holder {
  userId: string;
  /** The network the guest books from, hashed. */
  network: string;
}

/** One create at a time from the same network; taken after the guest's lock, and before any other. */
export async function lockNetwork(tx: Transaction, network: string): Promise<void> {
  const key = `network:${network}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** How much of a kind is held unpaid, by the guest and at the guest's network. */
export async function countHeld(
  tx: Transaction,
  { userId, network }: Holder,
  type: BookableType,
): Promise<HeldCounts> {
  const ofGuest = eq(bookings.userId, userId);
  const ofNetwork = eq(holds.network, network);
  const [counts] = await tx
    .select({
      guest: unitsWhere(ofGuest),
      network: unitsWhere(ofNetwork),
      unconfirmed: unitsWhere(and(ofNetwork, isNull(users.emailVerifiedAt))),
    })
    .from(holds)
    .innerJoin(bookings, eq(bookings.id, holds.bookingId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(holds.state, 'held'), eq(bookings.type, type), or(ofGuest, ofNetwork)));
  return counts ?? { guest: 0, network: 0, unconfirmed: 0 };
}

function unitsWhere(condition: SQL | undefined) {
  return sql`coalesce(sum(${holds.units}) FILTER (WHERE ${condition}), 0)`.mapWith(Number);
}

/** The guest's holds on a service that ended unpaid after `after`. */
export async function findEndedHolds(
  tx: Transaction,
  { userId, serviceId, after }: { userId: string; serviceId: string; after: Date },
) {
  return await tx
    .select({
      request: bookings.request,
      state: holds.state,
      since: holds.since,
      endedAt: holds.endedAt,
    })
    .from(holds)
    .innerJoin(bookings, eq(bookings.id, holds.bookingId))
    .where(
      and(eq(bookings.userId, userId), eq(bookings.serviceId, serviceId), gt(holds.endedAt, after)),
    );
}

export async function isConfirmed(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ at: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return Boolean(user?.at);
}
