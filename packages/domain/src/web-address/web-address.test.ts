import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedLinks } from './examples.js';
import { isWebAddress, safeLink } from './index.js';

/** As browsers have it; the domain takes the types of no platform. */
declare const URL: {
  canParse: (text: string, base: string) => boolean;
  new (text: string, base: string): { protocol: string; origin: string };
};

describe('an address of the web', () => {
  it.each([
    ['https://hotel.example/a?b=c', true],
    ['HTTP://localhost:3000', true],
    ['https://', false],
    ['hotel.example', false],
    ['/rooms', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected);
  });

  it.each(refusedLinks)('%j is none', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  it('may be asked to be https', () => {
    expect(isWebAddress('http://hotel.example', ['https:'])).toBe(false);
    expect(isWebAddress('https://hotel.example', ['https:'])).toBe(true);
  });
});

describe('a link of the hotel’s own words', () => {
  it.each([
    'https://hotel.example/a b?c=d#e',
    'HTTPS://hotel.example',
    'mailto:desk@hotel.example?subject=Two%20nights',
    'tel:+96824550100',
    '/',
    '/rooms?guests=2#list',
    '/uploads/restaurant/menu.pdf',
    '#menu',
    '?menu=dinner',
    'https://فندق.example/غرف',
    '/غرف',
  ])('leads to %j', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it.each([...refusedLinks, 'http://hotel.example', 'HTTP://hotel.example', '', undefined])(
    'does not lead to %j',
    (address) => {
      expect(safeLink(address)).toBeUndefined();
    },
  );

  it('is to every browser what it says', () => {
    const sign = fc.constantFrom(
      ...['\t', '\n', '\0', '\u00A0', '\u2028'].concat('/ \\ : ? # @ a é'.split(' '), ' '),
      ...'http https javascript data mailto tel hotel.example %0a &Tab;'.split(' '),
    );
    const anyText = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
    const site = 'https://hotel.example/a/b';
    const holds = fc.property(anyText, (text) => {
      if (!safeLink(text) || !URL.canParse(text, site)) return;
      const { protocol, origin } = new URL(text, site);
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      expect(/^[/?#]/.test(text) ? origin : 'https://hotel.example').toBe('https://hotel.example');
    });
    fc.assert(holds, { numRuns: 5000 });
  });
});
