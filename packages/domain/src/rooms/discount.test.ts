import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDiscount } from './builders.js';
import { activeDiscount, discountedCents, discountLabel, nightlyCents } from './discount.js';

const fixed = buildDiscount({ type: 'fixed', value: 30 });

describe('a discount (spec 4; spec 9)', () => {
  it('applies only when active and published are both true [S3.discount.1]', () => {
    expect(activeDiscount(buildDiscount())).toBeDefined();
    expect(activeDiscount(buildDiscount({ active: false }))).toBeUndefined();
    expect(activeDiscount(buildDiscount({ publishWebsite: false }))).toBeUndefined();
    expect(activeDiscount(buildDiscount({ active: false, publishWebsite: false }))).toBeUndefined();
    expect(activeDiscount(null)).toBeUndefined();
  });

  it('by percentage: price minus price x value / 100 [S9.discount.1]', () => {
    expect(discountedCents(18_000, buildDiscount({ value: 20 }))).toBe(14_400);
    expect(discountedCents(9_999, buildDiscount({ value: 15 }))).toBe(8_499);
  });

  it('fixed: price minus value [S9.discount.1]', () => {
    expect(discountedCents(18_000, fixed)).toBe(15_000);
    expect(nightlyCents({ price: 99.5, discount: { ...fixed, value: 9.75 } })).toBe(8_975);
  });

  it('reads as a badge', () => {
    expect(discountLabel(buildDiscount({ value: 20 }))).toBe('20% off');
    expect(discountLabel(fixed)).toBe('$30.00 off');
  });

  const prices = fc.integer({ min: 0, max: 10_000_000 });
  const discounts = fc.record({
    name: fc.string(),
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    value: fc.double({ min: 0, max: 100_000, noNaN: true }),
    active: fc.boolean(),
    publishWebsite: fc.boolean(),
  });

  it('yields whole cents between nothing and the price', () => {
    fc.assert(
      fc.property(prices, discounts, (price, discount) => {
        const cents = discountedCents(price, discount);
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('changes nothing while switched off', () => {
    fc.assert(
      fc.property(prices, discounts, (price, discount) => {
        expect(discountedCents(price, { ...discount, active: false })).toBe(price);
        expect(discountedCents(price, { ...discount, publishWebsite: false })).toBe(price);
      }),
    );
  });
});
