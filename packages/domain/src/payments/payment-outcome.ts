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
export const outcomeTexts = {
  confirming: {
    title: 'Payment is being confirmed',
    text: 'The payment provider is telling us about your payment. This usually takes seconds; you may close this page and find the booking in My Bookings.',
  },
  open: {
    title: 'Your booking is not paid yet',
    text: 'Nothing was charged. We keep the booking for you for a while, so you can go on paying or give it up.',
  },
  partial: {
    title: 'Part of the amount has arrived',
    text: 'Please send the rest to the same address at the payment provider. Until then the booking is not confirmed.',
  },
  paid: {
    title: 'Your booking is confirmed',
    text: 'Thank you. We have sent you a confirmation by email.',
  },
  overpaid: {
    title: 'Your booking is confirmed',
    text: 'Thank you. More money arrived than the booking costs: the hotel returns the rest the way it came, and you do not have to do anything.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged, and nothing is kept. You can try again while what you chose is still free.',
  },
  cancelled: {
    title: 'The payment was cancelled',
    text: 'Nothing was charged, and the booking is free for other guests again.',
  },
  expired: {
    title: 'The time to pay has run out',
    text: 'Nothing was charged. You can book again if it is still free.',
  },
  'refund-due': {
    title: 'We owe you a refund',
    text: 'Your money arrived, but it could not be used for a booking. The hotel returns it in full the way it came; you do not have to do anything.',
  },
  refunded: {
    title: 'Your money has been sent back',
    text: 'This payment was returned the way it came. No booking stands on it any more; you can book again at any time.',
  },
} satisfies Record<PaymentOutcome, OutcomeText>;

/** Whether the guest can go on paying, or begin again with the same booking. */
export function canContinue(outcome: PaymentOutcome): boolean {
  return (
    outcome === 'open' || outcome === 'failed' || outcome === 'expired' || outcome === 'cancelled'
  );
}
