import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFacts } from '../words/index.js';
import { centsToDollars, dollarsToCents, formatCents, formatDollars } from './index.js';

describe('money (ruling 25; spec 9: USD, en-US, two decimals and a $ sign) [S9.money.1]', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [18_000, '$180.00'],
    [123_450, '$1,234.50'],
    [-2_050, '-$20.50'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([
    ['en-GB', '$1,234.50'],
    ['en-IN', '$1,234.50'],
    [languageFacts.ar.locale, '$1,234.50'],
    ['de-DE', '1.234,50\u00a0$'],
    ['pl-PL', '1234,50\u00a0$'],
    ['fr-FR', '1\u202f234,50\u00a0$'],
  ])('reads in the locale of whoever shows it: %s', (locale, text) => {
    expect(formatCents(123_450, locale)).toBe(text);
    expect(formatDollars(1234.5, locale)).toBe(text);
  });

  it('has the digits of the locale', () => {
    expect(formatCents(123_450, 'fa-IR')).toContain('۱٬۲۳۴');
  });

  it('formats dollars as the API carries them', () => {
    expect(formatDollars(19.9)).toBe('$19.90');
    expect(formatDollars(0.29)).toBe('$0.29');
  });

  it('takes every amount to dollars and back without losing a cent [R25]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      }),
    );
  });

  it('always yields whole cents', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000_000, noNaN: true }), (dollars) => {
        const cents = dollarsToCents(dollars);
        expect(Number.isInteger(cents)).toBe(true);
        expect(Math.abs(cents - dollars * 100)).toBeLessThanOrEqual(0.51);
      }),
    );
  });
});
