'use client';
import type { PaymentStatus } from '@vestibule/domain/payments';
import { useTexts } from '../../theme/texts.js';
import { texts } from './StatusBadge.texts.js';

/** What each status of a booking or a payment is called. */
export function useStatusNames(): Record<PaymentStatus, string> {
  const t = useTexts(texts);
  return {
    pending: t.pending,
    waiting: t.waiting,
    confirmed: t.confirmed,
    paid: t.paid,
    cancelled: t.cancelled,
    failed: t.failed,
    expired: t.expired,
  };
}
