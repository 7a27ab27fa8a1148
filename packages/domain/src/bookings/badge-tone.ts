import type { PaymentStatus } from '../payments/payment.js';

/** The colour of a status badge (spec 4). */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral';

const bookingTones = {
  confirmed: 'success',
  paid: 'success',
  pending: 'warning',
  waiting: 'warning',
  cancelled: 'danger',
  failed: 'danger',
  expired: 'neutral',
} as const satisfies Record<PaymentStatus, StatusTone>;

export function bookingStatusTone(status: PaymentStatus): StatusTone {
  return bookingTones[status];
}

/** As for bookings, but an expired payment is danger too (spec 4). */
export function paymentStatusTone(status: PaymentStatus): StatusTone {
  return status === 'expired' ? 'danger' : bookingTones[status];
}
