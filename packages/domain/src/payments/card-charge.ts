import { formatDollars } from '../money/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './card-charge.texts.js';
import { formatBaisa } from './convert-omr.js';
import type { PaymentRecord } from './payment.schema.js';

type Charge = Pick<PaymentRecord, 'amount' | 'amountOmr' | 'status'>;

/** What a card was charged, in rials and in dollars; undefined before it was, and without a card. */
export function cardChargeText(
  { amount, amountOmr, status }: Charge,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string | undefined {
  const paid = status === 'paid' || status === 'confirmed';
  if (!paid || amountOmr === undefined) return undefined;
  const rials = formatBaisa(Math.round(amountOmr * 1000), t, locale);
  return t.inBoth({ rials, dollars: formatDollars(amount, locale) });
}
