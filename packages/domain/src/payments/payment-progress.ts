import type { PaymentStatus } from './payment.js';

/** What an event says about a payment. */
export type PaymentProgress =
  | 'open'
  | 'waiting'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  /** The desk has sent money back. */
  | 'returned';

/** Money that a provider reports, under the provider's own number for the deposit. */
export interface Deposit {
  id: string;
  cents: number;
  /** False for a re-deposit or another asset: kept, never delivered on. */
  counts: boolean;
}

/** Money that the hotel has sent back by itself, under a number of its own. */
export interface Returned {
  id: string;
  cents: number;
}

/** One thing that happened to a payment, whoever told it. */
export interface PaymentEvent {
  progress: PaymentProgress;
  deposit?: Deposit;
  returned?: Returned;
}

/**
 * All that was told of one deposit. Providers report running totals: each largest is the last word.
 * What was once told as counting counts for good, since a booking may already stand on it and a
 * guest be on the way; that it was also told as not counting is for a person to look into.
 */
export interface HeardDeposit {
  cents: number;
  /** The most that was ever told as counting. */
  countingCents: number;
  /** Whether it was ever told as not counting. */
  denied: boolean;
}

/** All that is known of a payment. Facts only grow, so the order of events cannot matter. */
export interface PaymentFacts {
  seen: ReadonlySet<PaymentProgress>;
  deposits: ReadonlyMap<string, HeardDeposit>;
  returns: ReadonlyMap<string, Returned>;
}

export const noFacts: PaymentFacts = { seen: new Set(), deposits: new Map(), returns: new Map() };

/** Adds an event to the facts. The same event twice, or two events exchanged, change nothing. */
export function addEvent(facts: PaymentFacts, event: PaymentEvent): PaymentFacts {
  const { progress, deposit, returned } = event;
  const deposits = new Map(facts.deposits);
  if (deposit) deposits.set(deposit.id, hear(deposits.get(deposit.id), deposit));
  const returns = new Map(facts.returns);
  if (returned) returns.set(returned.id, returned);
  return { seen: new Set(facts.seen).add(progress), deposits, returns };
}

export function factsOf(events: readonly PaymentEvent[]): PaymentFacts {
  return events.reduce(addEvent, noFacts);
}

const unheard: HeardDeposit = { cents: 0, countingCents: 0, denied: false };

function hear(known: HeardDeposit = unheard, { cents, counts }: Deposit): HeardDeposit {
  return {
    cents: Math.max(known.cents, cents),
    countingCents: Math.max(known.countingCents, counts ? cents : 0),
    denied: known.denied || !counts,
  };
}

/** Whether the provider contradicts itself about money that counts. */
export function isDisputed({ deposits }: PaymentFacts): boolean {
  return [...deposits.values()].some(({ countingCents, denied }) => denied && countingCents > 0);
}

/** All the money that came in, in cents, counting or not. */
export function receivedCents({ deposits }: PaymentFacts): number {
  return sumCents([...deposits.values()]);
}

/** What the desk has sent back; never more than came in. */
export function returnedCents(facts: PaymentFacts): number {
  return Math.min(receivedCents(facts), sumCents([...facts.returns.values()]));
}

/** The largest deposit that counts: several small ones never add up to a delivery. */
export function countingCents({ deposits }: PaymentFacts): number {
  return Math.max(0, ...[...deposits.values()].map((deposit) => deposit.countingCents));
}

/** The status of a payment of this amount (payment-providers, Mapping). */
export function paymentStatus(facts: PaymentFacts, amountCents: number): PaymentStatus {
  const { seen } = facts;
  if (seen.has('refunded')) return 'cancelled';
  const returned = returnedCents(facts);
  const kept = receivedCents(facts) - returned;
  if (seen.has('paid') && Math.min(countingCents(facts), kept) >= amountCents) return 'paid';
  if (returned > 0) return 'cancelled';
  if (seen.has('failed')) return 'failed';
  if (seen.has('cancelled')) return 'cancelled';
  if (seen.has('expired')) return 'expired';
  if (receivedCents(facts) > 0 && seen.has('paid')) return 'pending';
  return seen.has('waiting') && !isPartial(facts, amountCents) ? 'waiting' : 'pending';
}

/** The first event, in the order in which they were heard, with which all that is known says paid. */
export function paidWith<E extends PaymentEvent>(
  events: readonly E[],
  amountCents: number,
): E | undefined {
  let facts = noFacts;
  return events.find((event) => {
    facts = addEvent(facts, event);
    return paymentStatus(facts, amountCents) === 'paid';
  });
}

/** Cents still missing after a partial payment; 0 when nothing came yet, or enough. */
export function missingCents(facts: PaymentFacts, amountCents: number): number {
  return isPartial(facts, amountCents) ? amountCents - countingCents(facts) : 0;
}

function isPartial(facts: PaymentFacts, amountCents: number): boolean {
  const cents = countingCents(facts);
  return cents > 0 && cents < amountCents;
}

function sumCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0);
}

/** The pace of the return page; the server asks no provider more often, whoever wants to know. */
export const PAYMENT_CHECK_PAUSE_MS = 1500;

/** Whether more may still be heard of it without the guest doing anything new. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'waiting';
}
