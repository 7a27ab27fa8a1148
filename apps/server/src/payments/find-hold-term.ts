import {
  holdPauseMessage,
  holdTerm,
  type BookingRequest,
  type HoldTerm,
} from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import { findEndedHolds } from '../bookings/held-store.js';
import { sellerOf } from '../bookings/sellers.js';
import type { Transaction } from '../database/connect.js';
import { minutesAfter } from '../minutes-after.js';
import type { Services } from '../services.js';

/** Until when a booking is kept for its guest; refused while the guest must wait (ruling 49). */
export async function findHoldTerm(
  tx: Transaction,
  { config: { holdMinutes }, now, hotel }: Services,
  { userId, request }: { userId: string; request: BookingRequest | null },
): Promise<HoldTerm> {
  const ended = request
    ? await findSameUnits(tx, userId, request, minutesAfter(now(), -holdMinutes))
    : [];
  const term = holdTerm({ ended, now: now(), holdMinutes });
  if (!('freeFrom' in term)) return term;
  const { freeFrom } = term;
  throw new ProblemError('payments.time-to-pay-over', {
    message: request ? holdPauseMessage(request.type, freeFrom, hotel().timeZone) : undefined,
    retryAfterSeconds: Math.ceil((freeFrom.getTime() - now().getTime()) / 1000),
  });
}

async function findSameUnits(tx: Transaction, userId: string, wanted: BookingRequest, after: Date) {
  const seller = sellerOf(wanted.type);
  const rows = await findEndedHolds(tx, { userId, serviceId: wanted.id, after });
  return rows.flatMap(({ request, state, since, endedAt }) =>
    request && endedAt && seller.clashes(request, wanted)
      ? [{ since: since ?? endedAt, endedAt, ranOut: state === 'expired' }]
      : [],
  );
}
