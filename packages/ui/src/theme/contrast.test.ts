import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.js';

describe('contrast, as WCAG 2.2 reckons it', () => {
  test('lies between 1 and 21, whichever colour is named first', () => {
    expect(contrast('#a07b3b', '#a07b3b')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
  });

  test.each([
    ['#767676', 4.54],
    ['#777777', 4.47],
    ['#ff0000', 3.99],
    ['#00ff00', 1.37],
    ['#0000ff', 8.59],
    ['#0a0a0a', 19.79],
  ])('of %s on white is %s', (colour, expected) => {
    expect(Math.floor(contrast(colour, '#ffffff') * 100) / 100).toBe(expected);
  });
});
