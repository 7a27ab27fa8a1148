import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.js';
import { buildDiscount, buildRoom } from './builders.js';
import { bookableStay } from './date-range.js';
import { nightsOf, quoteStay } from './quote-stay.js';

describe('the stay total: nights x discounted price [R7]', () => {
  it('three nights at $180.00', () => {
    expect(quoteStay(buildRoom(), { checkIn: '2026-11-20', checkOut: '2026-11-23' })).toEqual({
      nights: 3,
      nightlyCents: 18_000,
      totalCents: 54_000,
    });
  });

  it('counts the discount once a night', () => {
    const room = buildRoom({ price: 99.99, discount: buildDiscount({ value: 15 }) });
    const quote = quoteStay(room, { checkIn: '2026-12-30', checkOut: '2027-01-01' });
    expect(quote).toEqual({ nights: 2, nightlyCents: 8_499, totalCents: 16_998 });
  });

  it('is nothing without a night', () => {
    const day = '2026-11-20';
    expect(quoteStay(buildRoom(), { checkIn: day, checkOut: day }).totalCents).toBe(0);
    expect(nightsOf({ checkIn: day, checkOut: '2026-11-18' })).toBe(0);
  });

  it('a range of one day is booked until the day after, and any other as it is [R7]', () => {
    const checkIn = '2026-12-31';
    expect(bookableStay({ checkIn, checkOut: checkIn })).toEqual({
      checkIn,
      checkOut: '2027-01-01',
    });
    const longer = { checkIn, checkOut: '2027-01-03' };
    expect(bookableStay(longer)).toEqual(longer);
  });

  it('of two stays back to back is the total of the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.nat(60), fc.nat(60), (cents, a, b) => {
        const room = buildRoom({ price: cents / 100 });
        const [start, middle] = ['2026-02-20', addDays('2026-02-20', a)];
        const end = addDays(middle, b);
        const total = (checkIn: string, checkOut: string) =>
          quoteStay(room, { checkIn, checkOut }).totalCents;
        expect(total(start, middle) + total(middle, end)).toBe(total(start, end));
        expect(total(start, end)).toBe((a + b) * cents);
      }),
    );
  });
});
