import type { Translation } from '../words/index.js';
import { texts } from './payment-outcome.texts.js';
import { isOpen } from './payment-progress.js';
import type { PaymentRecord } from './payment.schema.js';

/** How a payment stands, in the words of the page that guests return to. */
export const paymentOutcomes = [
  'confirming',
  'open',
  'partial',
  'paid',
  'overpaid',
  'failed',
  'cancelled',
  'expired',
  'refund-due',
  'refunded',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** A guest who is `returned` from the provider waits for its word before anything can be pressed. */
export function paymentOutcome(
  record: PaymentRecord,
  { returned }: { returned: boolean },
): PaymentOutcome {
  return outcomeShown(outcomeOf(record), { returned });
}

/** The same of an outcome alone, which is all that a guest who is signed out hears. */
export function outcomeShown(
  outcome: PaymentOutcome,
  { returned }: { returned: boolean },
): PaymentOutcome {
  return outcome === 'open' && returned ? 'confirming' : outcome;
}

/** Whether more may still be heard without the guest doing anything new. */
export function isUndecided(outcome: PaymentOutcome): boolean {
  return outcome === 'confirming' || outcome === 'open' || outcome === 'partial';
}

function outcomeOf(record: PaymentRecord): PaymentOutcome {
  const { status, bookingStatus, refundDue, refunded, missing } = record;
  if (refundDue !== undefined) return isStanding(record) ? 'overpaid' : 'refund-due';
  if (refunded !== undefined && status === 'cancelled') return 'refunded';
  if (status === 'paid' || status === 'confirmed') return 'paid';
  if (bookingStatus === 'confirmed') return 'paid';
  if (missing !== undefined && isOpen(status)) return 'partial';
  if (status === 'waiting') return 'confirming';
  if (status === 'pending') return 'open';
  return status;
}

/** The guest paid for it, by this payment or another; what is owed came on top. */
function isStanding({ status, bookingStatus }: PaymentRecord): boolean {
  return status === 'paid' && bookingStatus === 'confirmed';
}

interface OutcomeText {
  title: string;
  text: string;
}

/** Title and sentence of each outcome. */
export const outcomeTexts = (t: Translation<typeof texts> = texts) =>
  ({
    confirming: { title: t.confirming, text: t.confirmingText },
    open: { title: t.open, text: t.openText },
    partial: { title: t.partial, text: t.partialText },
    paid: { title: t.paid, text: t.paidText },
    overpaid: { title: t.overpaid, text: t.overpaidText },
    failed: { title: t.failed, text: t.failedText },
    cancelled: { title: t.cancelled, text: t.cancelledText },
    expired: { title: t.expired, text: t.expiredText },
    'refund-due': { title: t.refundDue, text: t.refundDueText },
    refunded: { title: t.refunded, text: t.refundedText },
  }) satisfies Record<PaymentOutcome, OutcomeText>;

/** Whether the booking still waits for money: the provider's page takes what is missing. */
export function isUnpaid(outcome: PaymentOutcome): boolean {
  return outcome === 'open' || outcome === 'partial';
}

/** Whether the guest can go on paying, or begin again with the same booking. */
export function canContinue(outcome: PaymentOutcome): boolean {
  return (
    isUnpaid(outcome) || outcome === 'failed' || outcome === 'expired' || outcome === 'cancelled'
  );
}
