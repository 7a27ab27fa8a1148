import { DAY_MS, minutesAfter } from '@vestibule/domain/calendar';
import { isOpen } from '@vestibule/domain/payments';
import type { PaymentRow } from '../store.js';

const MAX_MINUTES = 6 * 60;
/** An invoice lives seven days: it cannot change after eight. */
const LAST_CHECK_DAYS = 8;

/** When the provider is asked again: soon at first, then ever more rarely; a paid one, never. */
export function nextCheckAt(
  payment: Pick<PaymentRow, 'status' | 'createdAt' | 'checks'>,
  now: Date,
): Date | null {
  if (payment.status === 'paid') return null;
  const ageMs = now.getTime() - payment.createdAt.getTime();
  if (ageMs > LAST_CHECK_DAYS * DAY_MS) return null;
  const pace = isOpen(payment.status) ? 1.3 : 2;
  const minutes = Math.min(MAX_MINUTES, pace ** Math.min(payment.checks, 30));
  return minutesAfter(now, minutes);
}
