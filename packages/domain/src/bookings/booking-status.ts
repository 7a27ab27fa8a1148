import { isOpen } from '../payments/payment-progress.js';
import type { PaymentStatus } from '../payments/payment.js';

/** Whether what was booked is kept for the guest: `held` until paid, `delivered` for good, or free again. */
export const holdStates = ['held', 'delivered', 'expired', 'cancelled', 'released'] as const;
export type HoldState = (typeof holdStates)[number];

const furthestFirst = ['waiting', 'pending', 'failed', 'cancelled', 'expired'] as const;

/** The status of a booking, from its hold and all attempts to pay it (payment-providers, Mapping). */
export function bookingStatus(hold: HoldState, attempts: readonly PaymentStatus[]): PaymentStatus {
  if (hold === 'delivered') return 'confirmed';
  // Money came, but what it was for is gone: cancelled, and the refund is due (ruling 34).
  if (attempts.includes('paid')) return 'cancelled';
  if (hold === 'expired' || hold === 'cancelled') return hold;
  return furthestFirst.find((status) => attempts.includes(status)) ?? 'pending';
}

/**
 * Whether a hold has outlived every attempt to pay it: failed, cancelled or expired, none can still
 * bring the money. What it kept is free at once; another attempt has to take it first.
 */
export function isAbandoned(hold: HoldState, attempts: readonly PaymentStatus[]): boolean {
  return hold === 'held' && attempts.every(isGone);
}

/** Cancelled, failed or expired: nothing is kept, and no money can come any more. */
export function isGone(status: PaymentStatus): boolean {
  return !isOpen(status) && status !== 'paid' && status !== 'confirmed';
}
