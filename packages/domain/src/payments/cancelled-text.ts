import { centsToDollars, dollarsToCents, formatDollars } from '../money/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './cancelled-booking.texts.js';
import type { PaymentRecord } from './payment.schema.js';

/** What a guest reads who has given a booking up: what was paid in part is owed (ruling 34). */
export function cancelledText(
  { refundDue }: Pick<PaymentRecord, 'refundDue'>,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  return refundDue === undefined
    ? t.cancelled
    : t.cancelledOwed({ amount: formatDollars(refundDue, locale) });
}

/** What giving a booking up means, before it is done: `missing` of its total after a part was paid. */
export function givingUpText(
  { total, missing }: { total: number; missing?: number },
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  if (missing === undefined) return t.givingUp;
  const owed = centsToDollars(dollarsToCents(total) - dollarsToCents(missing));
  return t.givingUpOwed({ amount: formatDollars(owed, locale) });
}
