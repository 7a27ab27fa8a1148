import { minutesAfter } from '@vestibule/domain/calendar';
import {
  holdPauseMessage,
  holdTerm,
  holdTermTexts,
  type BookingRequest,
  type HoldTerm,
} from '@vestibule/domain/bookings';
import { MAX_UNPAID } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import { findEndedHolds, type Holder } from '../../bookings/held-store.js';
import { findHeldBookings } from '../../bookings/store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { wordsIn } from '../../texts/words-in.js';
import { findHeldLimit } from './find-held-limit.js';

interface WantedHold extends Holder {
  request: BookingRequest | null;
  /** What the guest reads. */
  language: Language;
}

/** Until when a booking is kept for its guest, or the limit that is in its way. */
export async function findHoldTerm(
  tx: Transaction,
  services: Services,
  { request, language, ...holder }: WantedHold,
): Promise<HoldTerm | ProblemError> {
  if ((await findHeldBookings(tx, holder.userId)).length >= MAX_UNPAID) {
    return new ProblemError('payments.too-many-open', { retryAfterSeconds: 60 });
  }
  const { now, config } = services;
  const { holdMinutes } = config;
  const after = minutesAfter(now(), -holdMinutes);
  const ended = request ? await findSameUnits(tx, holder.userId, request, after) : [];
  const term = holdTerm({ ended, now: now(), holdMinutes });
  if ('freeFrom' in term) return pauseUntil(term.freeFrom, services, { request, language });
  return (request && (await findHeldLimit(tx, holder, { request, language }))) ?? term;
}

/** After a hold ran out, the guest waits before taking the same again (ruling 49). */
function pauseUntil(
  freeFrom: Date,
  { now, hotel }: Services,
  { request, language }: Pick<WantedHold, 'request' | 'language'>,
) {
  const t = wordsIn(language, holdTermTexts);
  return new ProblemError('payments.time-to-pay-over', {
    message: request ? holdPauseMessage(request.type, freeFrom, hotel().timeZone, t) : undefined,
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
