import { describe, expect, it } from 'vitest';
import { dateToDay, dayToDate } from './day-dates.js';

describe('days and the picker’s dates', () => {
  it.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-03-29', '2026-12-31'])(
    'keep %s, whatever the clock’s zone',
    (day) => {
      expect(dateToDay(dayToDate(day))).toBe(day);
      expect(dayToDate(day).getHours()).toBe(0);
    },
  );
});
