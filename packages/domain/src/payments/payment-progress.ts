import { addDeposit, type Deposit, type DepositFacts } from './deposit-facts.js';
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
  | 'returned'
  /** The desk has looked at the provider's own pages. */
  | 'checked';

/** Money that the hotel has sent back by itself, under a number of its own. */
export interface Returned {
  id: string;
  cents: number;
  /** Of which deposits it was, so that a provider's word of the same refund does not count twice. */
  deposits?: readonly { id: string; cents: number }[];
}

/** One thing that happened to a payment, whoever told it. */
export interface PaymentEvent {
  progress: PaymentProgress;
  deposit?: Deposit;
  returned?: Returned;
}

/** All that is known of a payment. Facts only grow, so the order of events cannot matter. */
export interface PaymentFacts {
  seen: ReadonlySet<PaymentProgress>;
  deposits: ReadonlyMap<string, DepositFacts>;
  returns: ReadonlyMap<string, Returned>;
  /** The provider has sent back all of it, and named no deposit. */
  refundedWhole: boolean;
}

export const noFacts: PaymentFacts = {
  seen: new Set(),
  deposits: new Map(),
  returns: new Map(),
  refundedWhole: false,
};

/** Adds an event to the facts. The same event twice, or two events exchanged, change nothing. */
export function addEvent(facts: PaymentFacts, event: PaymentEvent): PaymentFacts {
  const { progress, deposit, returned } = event;
  const refunded = progress === 'refunded';
  const deposits = new Map(facts.deposits);
  if (deposit) {
    const reported = refunded ? { ...deposit, refunded } : deposit;
    deposits.set(deposit.id, addDeposit(deposits.get(deposit.id), reported));
  }
  const returns = new Map(facts.returns);
  if (returned) returns.set(returned.id, returned);
  const refundedWhole = facts.refundedWhole || (refunded && !deposit);
  return { seen: new Set(facts.seen).add(progress), deposits, returns, refundedWhole };
}

export function factsOf(events: readonly PaymentEvent[]): PaymentFacts {
  return events.reduce(addEvent, noFacts);
}

/** The deposits of which the provider contradicts itself whether they count, while it has them. */
export function disputedDeposits({ deposits, refundedWhole }: PaymentFacts): string[] {
  if (refundedWhole) return [];
  const disputed = [...deposits].filter(
    ([, { countingCents, denied, refunded }]) => denied && countingCents > 0 && !refunded,
  );
  return disputed.map(([id]) => id);
}

/** All the money that came in, in cents, counting or not. */
export function receivedCents({ deposits }: PaymentFacts): number {
  return sumCents([...deposits.values()]);
}

/** What the provider or the desk has sent back; never more than came in. */
export function returnedCents(facts: PaymentFacts): number {
  const received = receivedCents(facts);
  if (facts.refundedWhole) return received;
  const named = [...facts.deposits.keys()].map((id) => returnedOf(facts, id));
  const unnamed = [...facts.returns.values()].filter(({ deposits }) => !deposits);
  return Math.min(received, sum(named) + sumCents(unnamed));
}

/** What was sent back of one deposit, by the provider or by the desk: the same money counts once. */
export function returnedOf({ deposits, returns }: PaymentFacts, id: string): number {
  const { cents = 0, refunded = false } = deposits.get(id) ?? {};
  if (refunded) return cents;
  const parts = [...returns.values()].flatMap((returned) => returned.deposits ?? []);
  return Math.min(cents, sumCents(parts.filter((part) => part.id === id)));
}

/** The largest deposit that counts and stands: several small ones never add up to a delivery. */
export function countingCents({ deposits, refundedWhole }: PaymentFacts): number {
  if (refundedWhole) return 0;
  const standing = [...deposits.values()].filter(({ refunded }) => !refunded);
  return Math.max(0, ...standing.map((deposit) => deposit.countingCents));
}

/** The status of a payment of this amount (payment-providers, Mapping). */
export function paymentStatus(facts: PaymentFacts, amountCents: number): PaymentStatus {
  const { seen } = facts;
  const kept = receivedCents(facts) - returnedCents(facts);
  if (seen.has('paid') && Math.min(countingCents(facts), kept) >= amountCents) return 'paid';
  // A re-deposit that was sent back ends nothing; what was paid with, or the desk's closing, does.
  if (seen.has('refunded') || isPaidBack(facts, amountCents)) return 'cancelled';
  if (sumCents([...facts.returns.values()]) > 0) return 'cancelled';
  if (seen.has('failed')) return 'failed';
  if (seen.has('cancelled')) return 'cancelled';
  if (seen.has('expired')) return 'expired';
  if (kept > 0 && seen.has('paid')) return 'pending';
  return seen.has('waiting') && !isPartial(facts, amountCents) ? 'waiting' : 'pending';
}

/** Whether a deposit that paid the whole amount was sent back, in whatever order that was told. */
function isPaidBack({ seen, deposits }: PaymentFacts, amountCents: number): boolean {
  if (!seen.has('paid')) return false;
  return [...deposits.values()].some(
    ({ countingCents, refunded }) => refunded && countingCents >= amountCents,
  );
}

/** The first event, in the order in which they came, with which all that is known says paid. */
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
  return sum(amounts.map(({ cents }) => cents));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}

/** The pace of the return page; the server asks no provider more often, whoever wants to know. */
export const PAYMENT_CHECK_PAUSE_MS = 1500;

/** Whether more may still come of it without the guest doing anything new. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'waiting';
}
