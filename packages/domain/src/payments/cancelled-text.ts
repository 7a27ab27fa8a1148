import { formatDollars } from '../money/index.js';
import type { PaymentRecord } from './payment.js';

/** What a guest reads who has given a booking up: what was paid in part is owed (ruling 34). */
export function cancelledText({ refundDue }: Pick<PaymentRecord, 'refundDue'>): string {
  const money =
    refundDue === undefined
      ? 'Nothing was charged.'
      : `We owe you ${formatDollars(refundDue)}; it will be sent back.`;
  return `The booking has been cancelled. ${money}`;
}
