import type { PaymentProgress } from './payment-progress.js';

/** NOWPayments: deliver only on `finished`; their `confirmed` is not final. */
export const nowpaymentsProgress = {
  waiting: 'open',
  confirming: 'waiting',
  confirmed: 'waiting',
  sending: 'waiting',
  partially_paid: 'open',
  finished: 'paid',
  failed: 'failed',
  refunded: 'refunded',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<string, PaymentProgress>;
export type NowpaymentsStatus = keyof typeof nowpaymentsProgress;

export const thawaniProgress = {
  unpaid: 'open',
  paid: 'paid',
  cancelled: 'cancelled',
} as const satisfies Record<string, PaymentProgress>;
export type ThawaniStatus = keyof typeof thawaniProgress;
