import { centsToDollars, dollarsToCents, formatDollars } from '../money/index.js';
import type { PaymentRecord } from './payment.schema.js';

/** What a guest reads who has given a booking up: what was paid in part is owed (ruling 34). */
export function cancelledText({ refundDue }: Pick<PaymentRecord, 'refundDue'>): string {
  const money = refundDue === undefined ? 'Nothing was charged.' : owedText(refundDue);
  return `The booking has been cancelled. ${money}`;
}

/** What giving a booking up means, before it is done: `missing` of its total after a part was paid. */
export function givingUpText({ total, missing }: { total: number; missing?: number }): string {
  const money =
    missing === undefined
      ? 'Nothing is charged.'
      : owedText(centsToDollars(dollarsToCents(total) - dollarsToCents(missing)));
  return `What was kept for you is free for other guests again. ${money}`;
}

function owedText(dollars: number): string {
  return `We owe you ${formatDollars(dollars)}; it will be sent back.`;
}
