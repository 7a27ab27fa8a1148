import { formatNumber } from '../words/number.js';

export * from './dollars.schema.js';

/** Dollars, as the API carries them, to integer US cents (ruling 25). */
export function dollarsToCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100);
}

/** Integer US cents to dollars with at most two decimals, as the API carries them. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** `$1,234.50`: en-US, two decimals and a $ sign (spec 9); `1.234,50\u00a0$` in German. */
export function formatCents(cents: number, locale?: string): string {
  return formatNumber(cents / 100, locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
}

/** `$1,234.50` from dollars as the API carries them. */
export function formatDollars(dollars: number, locale?: string): string {
  return formatCents(dollarsToCents(dollars), locale);
}
