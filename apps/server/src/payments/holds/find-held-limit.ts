import {
  checkHeldLimits,
  guestLimitMessage,
  heldLimitsTexts,
  heldUnits,
  type BookingRequest,
} from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import { countHeld, isConfirmed, type Holder } from '../../bookings/held-store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Transaction } from '../../database/connect.js';
import { readHeldLimits } from '../../settings/read-held-limits.js';
import { wordsIn } from '../../texts/words-in.js';

/** About when the first of the holds in the way may be paid or over. */
const RETRY_SECONDS = 60;

/**
 * Why a booking would hold more unpaid than a guest or a network may (ruling 49). Their locks must be
 * held, so that two bookings never pass it together.
 */
export async function findHeldLimit(
  tx: Transaction,
  holder: Holder,
  { request, language }: { request: BookingRequest; language: Language },
): Promise<ProblemError | undefined> {
  const { type } = request;
  const question = {
    asked: sellerOf(type).units(request),
    held: await countHeld(tx, holder, type),
    limits: await readHeldLimits(tx, type),
    confirmed: await isConfirmed(tx, holder.userId),
  };
  const problem = checkHeldLimits(question);
  if (!problem) return undefined;
  const message =
    problem === 'payments.guest-limit'
      ? guestLimitMessage(heldUnits[type], question, wordsIn(language, heldLimitsTexts))
      : undefined;
  return new ProblemError(problem, { message, retryAfterSeconds: RETRY_SECONDS });
}
