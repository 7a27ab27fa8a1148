import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { buildSpecialist, buildTreatment, buildTreatmentCategory } from './builders.js';
import {
  activeOnly,
  fromPriceCents,
  SPA_PAGE_SIZE,
  shownMinutes,
  specialistName,
  treatmentCover,
  treatmentTeaser,
} from './treatment.js';

describe('what a card shows of a treatment (spec 9)', () => {
  it('the lowest duration price, wherever it is in the list [S9.spa.2]', () => {
    const durations = [
      { minutes: 90, price: 125.5 },
      { minutes: 30, price: 54.99 },
      { minutes: 60, price: 90 },
    ];
    expect(fromPriceCents({ durations })).toBe(5499);
    expect(shownMinutes({ durations })).toBe(30);
  });

  it('$100 and 60 minutes when no durations exist [S9.payment.3, S9.spa.2]', () => {
    expect(fromPriceCents({ durations: [] })).toBe(10_000);
    expect(shownMinutes({ durations: [] })).toBe(60);
  });

  it('never a from price above any of its prices', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (prices) => {
        const durations = prices.map((price) => ({ minutes: 60, price: price / 100 }));
        expect(fromPriceCents({ durations })).toBe(Math.min(...prices));
      }),
    );
  });

  it.each([
    [99, 'x'.repeat(99)],
    [100, 'x'.repeat(100)],
    [101, `${'x'.repeat(100)}…`],
  ])('a description of %i characters is cut at 100 [S9.texts.1]', (length, teaser) => {
    expect(treatmentTeaser({ description: 'x'.repeat(length) })).toBe(teaser);
  });

  it('a description is cut behind a word', () => {
    const description = `${'warm stones '.repeat(8)}and oil`;
    expect(treatmentTeaser({ description })).toBe(`${'warm stones '.repeat(8).trimEnd()} and…`);
  });

  it('the first picture that is no placeholder (spec 3) [S3.spa.1]', () => {
    const images = ['placeholder.jpg', 'hammam.webp', 'massage.webp'];
    expect(treatmentCover({ images })).toBe('hammam.webp');
    expect(treatmentCover({ images: ['placeholder.jpg'] })).toBeUndefined();
    expect(treatmentCover({ images: [] })).toBeUndefined();
  });

  it('does not cut a description whose 100 characters are emoji', () => {
    const description = '🌿'.repeat(100);
    expect(treatmentTeaser(buildTreatment({ description }))).toBe(description);
  });
});

describe('categories and specialists (spec 3)', () => {
  it('only the active ones are shown [S3.spa.3]', () => {
    const active = buildTreatmentCategory();
    expect(activeOnly([active, buildTreatmentCategory({ status: 'inactive' })])).toEqual([active]);
    expect(activeOnly([buildSpecialist({ status: 'on-leave' })])).toEqual([]);
  });

  it('a specialist with one name has no blank behind it', () => {
    expect(specialistName(buildSpecialist())).toBe('Layla Haddad');
    expect(specialistName(buildSpecialist({ lastName: '' }))).toBe('Layla');
  });
});

it('the list shows six on a page [S9.pages.2]', () => {
  expect(SPA_PAGE_SIZE).toBe(6);
});
