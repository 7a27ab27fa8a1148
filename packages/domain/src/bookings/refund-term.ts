import type { Day } from '../calendar/day.js';
import type { Translation } from '../words/index.js';
import { texts } from './booking-terms.texts.js';

/**
 * Whether a booking can be given back, in words; rooms, treatments and tickets say it alike. Until when
 * is in the hotel's own refund policy, which is text. Once a booking has
 * begun, no policy refunds it in full.
 */
export function refundTerm(
  { isRefundable }: { isRefundable: boolean },
  when?: { begins: Day; today: Day },
  t: Translation<typeof texts> = texts,
): string {
  if (!isRefundable) return t.nonRefundable;
  return when && when.begins <= when.today ? t.refundOver : t.refundable;
}
