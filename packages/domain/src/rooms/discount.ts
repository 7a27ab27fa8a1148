import { dollarsToCents, formatDollars } from '../money/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './discount.texts.js';
import type { Discount, Room } from './room.schema.js';

/** The discount that counts today: active and published on the website (spec 4). */
export function activeDiscount(discount: Discount | null | undefined): Discount | undefined {
  return discount?.active && discount.publishWebsite ? discount : undefined;
}

/** `20% off` or `$30.00 off`. */
export function discountLabel(
  discount: Discount,
  t: Translation<typeof texts> = texts,
  locale?: string,
): string {
  return discount.type === 'percentage'
    ? t.percentOff({ percent: discount.value })
    : t.amountOff({ amount: formatDollars(discount.value, locale) });
}

/** Price after the discount that counts, in cents, never below zero (spec 9). */
export function discountedCents(priceCents: number, discount: Discount | null | undefined): number {
  const active = activeDiscount(discount);
  if (!active) return priceCents;
  const off =
    active.type === 'percentage'
      ? Math.round((priceCents * active.value) / 100)
      : dollarsToCents(active.value);
  return Math.max(0, priceCents - off);
}

/** One night in this room, in cents, after its discount. */
export function nightlyCents(room: Pick<Room, 'price' | 'discount'>): number {
  return discountedCents(dollarsToCents(room.price), room.discount);
}
