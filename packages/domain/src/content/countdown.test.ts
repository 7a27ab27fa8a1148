import { describe, expect, it } from 'vitest';
import { COUNTDOWN_DAYS, countdownTo } from './countdown.js';

describe('the countdown (spec 2 and 9, Coming soon) [S2.soon.1]', () => {
  it.each([
    [-500, { days: 30, hours: 0, minutes: 0, seconds: 0 }],
    [0, { days: 30, hours: 0, minutes: 0, seconds: 0 }],
    [1000, { days: 29, hours: 23, minutes: 59, seconds: 59 }],
    [1500, { days: 29, hours: 23, minutes: 59, seconds: 59 }],
    [86_400_000, { days: 29, hours: 0, minutes: 0, seconds: 0 }],
    [30 * 86_400_000 - 61_000, { days: 0, hours: 0, minutes: 1, seconds: 1 }],
    [31 * 86_400_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('after %i ms: %j', (elapsed, left) => {
    expect(countdownTo(COUNTDOWN_DAYS, elapsed)).toEqual(left);
  });
});
