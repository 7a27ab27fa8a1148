import type { Translation } from '../words/index.js';
import type { BookableType } from './booking-type.js';
import { texts } from './held-limits.texts.js';

/** What an unpaid booking keeps from other guests, by kind. */
export const heldUnits = {
  room: 'nights',
  spa: 'treatments',
  event: 'seats',
} as const satisfies Record<BookableType, string>;
export type HeldUnit = (typeof heldUnits)[BookableType];

/** How many units may be held unpaid at once. */
export interface HeldLimits {
  guest: number;
  /** All guests of one network together. */
  network: number;
}

/** How many units are held unpaid already. */
export interface HeldCounts {
  guest: number;
  network: number;
  /** Of the network: by accounts whose email address is not confirmed. */
  unconfirmed: number;
}

export interface HeldQuestion {
  /** How many units the booking takes. */
  asked: number;
  held: HeldCounts;
  limits: HeldLimits;
  /** Whether the guest's email address is confirmed. */
  confirmed: boolean;
}

export type HeldLimitProblem =
  | 'payments.guest-limit'
  | 'payments.network-limit'
  | 'payments.email-unconfirmed';

/** A third of a network's units is left to guests whose email address is confirmed. */
export function unconfirmedLimit({ network }: HeldLimits): number {
  return Math.floor((network * 2) / 3);
}

/** Why a booking may not be held beside what is held already (ruling 49); undefined when it may. */
export function checkHeldLimits(question: HeldQuestion): HeldLimitProblem | undefined {
  const { asked, held, limits, confirmed } = question;
  if (held.guest + asked > limits.guest) return 'payments.guest-limit';
  if (held.network + asked > limits.network) return 'payments.network-limit';
  if (confirmed || held.unconfirmed + asked <= unconfirmedLimit(limits)) return undefined;
  return 'payments.email-unconfirmed';
}

/** What a guest reads who would hold too much: how much is possible now, and what makes room for more. */
export function guestLimitMessage(
  unit: HeldUnit,
  { held, limits }: HeldQuestion,
  t: Translation<typeof texts> = texts,
): string {
  const counted = { nights: t.nights, treatments: t.treatments, seats: t.seats }[unit];
  const most = counted({ count: limits.guest });
  if (held.guest === 0) return t.tooMuchAtOnce({ most });
  const left = limits.guest - held.guest;
  if (left <= 0) return t.payFirst({ most, held: held.guest });
  return t.payFirstOrBookLess({ most, held: held.guest, left: counted({ count: left }) });
}
