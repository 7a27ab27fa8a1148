import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.js';
import {
  displayDateRange,
  formatDateRange,
  initialStay,
  parseDateRange,
  quickRanges,
} from './date-range.js';

describe("two dates separated by ' - ' (spec 5, Search and rooms)", () => {
  it('are read', () => {
    expect(parseDateRange('2026-11-20 - 2026-11-22')).toEqual({
      checkIn: '2026-11-20',
      checkOut: '2026-11-22',
    });
  });

  it.each([
    undefined,
    null,
    '',
    '2026-11-20',
    '2026-11-20 2026-11-22',
    '2026-11-20-2026-11-22',
    '11/20/2026 - 11/22/2026',
    '2026-11-20 - 2026-02-30',
    '2026-11-22 - 2026-11-20',
    '2026-11-20 - 2026-11-22 - 2026-11-24',
    ' - ',
  ])('%j clears the filter [S5.search.2]', (text) => {
    expect(parseDateRange(text)).toBeUndefined();
  });

  it('survive the address [S2.rooms.4]', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(60), (offset, length) => {
        const checkIn = addDays('2026-01-01', offset);
        const stay = { checkIn, checkOut: addDays(checkIn, length) };
        expect(parseDateRange(formatDateRange(stay))).toEqual(stay);
      }),
    );
  });

  it('never make the parser throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseDateRange(text)).not.toThrow();
      }),
    );
  });
});

describe('the date picker (spec 5, Search and rooms)', () => {
  it('shows MM/DD/YYYY', () => {
    expect(displayDateRange({ checkIn: '2026-11-20', checkOut: '2026-12-01' })).toBe(
      '11/20/2026 - 12/01/2026',
    );
  });

  it('starts with today to tomorrow', () => {
    expect(initialStay('2026-12-31')).toEqual({ checkIn: '2026-12-31', checkOut: '2027-01-01' });
  });

  it('has four quick ranges; Today is one day (ruling 7) [S5.search.5]', () => {
    expect(quickRanges('2026-11-20')).toEqual([
      { label: 'Today', stay: { checkIn: '2026-11-20', checkOut: '2026-11-20' } },
      { label: 'Tomorrow', stay: { checkIn: '2026-11-21', checkOut: '2026-11-21' } },
      { label: 'Next 7 Days', stay: { checkIn: '2026-11-20', checkOut: '2026-11-26' } },
      { label: 'Next 30 Days', stay: { checkIn: '2026-11-20', checkOut: '2026-12-19' } },
    ]);
  });
});
