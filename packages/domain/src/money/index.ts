export * from './dollars.schema.js';

/** Made at the first price: the first formatter of a page costs a phone 60 ms. */
let usd: Intl.NumberFormat | undefined;

/** Dollars, as the API carries them, to integer US cents (ruling 25). */
export function dollarsToCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100);
}

/** Integer US cents to dollars with at most two decimals, as the API carries them. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** `$1,234.50`: en-US, two decimals and a $ sign (spec 9). */
export function formatCents(cents: number): string {
  usd ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return usd.format(cents / 100);
}

/** `$1,234.50` from dollars as the API carries them. */
export function formatDollars(dollars: number): string {
  return formatCents(dollarsToCents(dollars));
}
