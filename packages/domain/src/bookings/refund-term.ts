import type { Day } from '../calendar/day.js';

export const NON_REFUNDABLE = 'Non-refundable';

/** Of a booking that has begun: no policy gives all of it back any more. */
export const REFUND_OVER = 'Free cancellation has ended';

/**
 * Whether a booking can be given back, in words; rooms, treatments and tickets say it alike. Until when
 * stands in the hotel's own refund policy, which is text.
 */
export function refundTerm(
  { isRefundable }: { isRefundable: boolean },
  when?: { begins: Day; today: Day },
): string {
  if (!isRefundable) return NON_REFUNDABLE;
  return when && when.begins <= when.today ? REFUND_OVER : 'Refundable';
}
