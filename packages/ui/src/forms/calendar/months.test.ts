import { describe, expect, it } from 'vitest';
import { addMonths, daysIntoWeek, lastDayOf, sameDayIn, weeksOf } from './months.js';

describe('the months of a calendar', () => {
  it('follow one another over the year’s end', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -12)).toBe('2025-11');
  });

  it('end on their last day', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(lastDayOf('2026-12')).toBe('2026-12-31');
    expect(sameDayIn('2027-02', '2026-10-31')).toBe('2027-02-28');
    expect(sameDayIn('2027-02', '2026-10-09')).toBe('2027-02-09');
  });

  it('have rows of seven that begin on the first weekday', () => {
    const sundayFirst = weeksOf('2026-11', 0);
    expect(sundayFirst).toHaveLength(5);
    expect(sundayFirst[0]).toMatchObject({ blanksBefore: 0, blanksAfter: 0 });
    expect(sundayFirst.at(-1)).toEqual({
      blanksBefore: 0,
      days: ['2026-11-29', '2026-11-30'],
      blanksAfter: 5,
    });
    const mondayFirst = weeksOf('2026-11', 1);
    expect(mondayFirst).toHaveLength(6);
    expect(mondayFirst[0]).toEqual({ blanksBefore: 6, days: ['2026-11-01'], blanksAfter: 0 });
    expect(daysIntoWeek('2026-11-20', 6)).toBe(6);
  });
});
