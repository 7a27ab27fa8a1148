import { isOpen, paymentStatuses, type PaymentGateway } from '@vestibule/domain/payments';
import { and, eq, exists, inArray, lte, ne, not, sql, type SQL } from 'drizzle-orm';
import { holds } from '../../bookings/tables.js';
import type { Database } from '../../database/connect.js';
import { askedGateways } from '../providers/providers.js';
import { payments } from '../tables.js';

/** Which provider must be asked before a hold is freed: one of them alone, or several or none. */
export const holdQueues = [...askedGateways, 'several'] as const;
export type HoldQueue = (typeof holdQueues)[number];

/** Bookings whose hold has expired, oldest first; in `several`, those that need no provider come first. */
export async function findExpiredHolds(
  db: Database,
  { now, queue, most }: { now: Date; queue: HoldQueue; most: number },
): Promise<string[]> {
  const inQueue =
    queue === 'several' ? and(...askedGateways.map((one) => not(asks(db, one)))) : asks(db, queue);
  const rows = await db
    .select({ id: holds.bookingId })
    .from(holds)
    .where(and(eq(holds.state, 'held'), lte(holds.expiresAt, now), inQueue))
    .orderBy(openAttempt(db), holds.expiresAt)
    .limit(most);
  return rows.map((row) => row.id);
}

/** Whether a booking waits for this provider and for no other. */
function asks(db: Database, gateway: PaymentGateway): SQL {
  const own = openAttempt(db, eq(payments.gateway, gateway));
  return sql`(${own} AND NOT ${openAttempt(db, ne(payments.gateway, gateway))})`;
}

function openAttempt(db: Database, more?: SQL): SQL {
  const open = inArray(payments.status, paymentStatuses.filter(isOpen));
  return exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.bookingId, holds.bookingId), open, more)),
  );
}
