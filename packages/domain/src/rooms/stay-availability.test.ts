import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.js';
import { buildAvailability } from './builders.js';
import { nightsToTake, stayAvailability } from './stay-availability.js';

const id = 'sea-view-king';
const stay = { checkIn: '2026-11-20', checkOut: '2026-11-23' };

/** One entry for each flag, from the check-in day on. */
function entries(free: readonly boolean[], serviceId = id) {
  return free.map((isFree, index) => ({
    date: addDays(stay.checkIn, index),
    available: isFree ? 1 : 0,
    serviceId,
  }));
}

describe('how far a room is free in a range (spec 5; ruling 6)', () => {
  it.each([
    { nights: [true, true, true, true], answer: 'every-night' },
    { nights: [true, true, true, false], answer: 'every-night' },
    { nights: [true, false, true, true], answer: 'some-nights' },
    { nights: [false, false, false, true], answer: 'some-nights' },
    { nights: [false, false, false, false], answer: 'none' },
    { nights: [true], answer: 'some-nights' },
    { nights: [], answer: 'none' },
  ])('$nights is $answer', ({ nights, answer }) => {
    expect(stayAvailability(id, stay, entries(nights))).toBe(answer);
  });

  it("is not fooled by another room's entries, nor by days outside", () => {
    expect(stayAvailability(id, stay, entries([true, true, true], 'another'))).toBe('none');
    expect(stayAvailability(id, stay, buildAvailability(id, '2026-12-01', 10))).toBe('none');
  });

  it('takes a range of one day for the night of that day (quick range Today, ruling 7)', () => {
    const today = { checkIn: stay.checkIn, checkOut: stay.checkIn };
    expect(stayAvailability(id, today, entries([true]))).toBe('every-night');
    expect(stayAvailability(id, today, entries([false, true]))).toBe('none');
  });

  it('answers at once for a range of centuries', () => {
    const centuries = { checkIn: '1000-01-01', checkOut: '2999-12-31' };
    expect(stayAvailability(id, centuries, entries([true]))).toBe('some-nights');
  });

  it('agrees with the definition, for any entries', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 8 }), fc.nat(6), (free, nights) => {
        const range = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, nights) };
        const some = free.slice(0, nights + 1).some(Boolean);
        const slept = Math.max(1, nights);
        const every = free.length >= slept && free.slice(0, slept).every(Boolean);
        const expected = every ? 'every-night' : some ? 'some-nights' : 'none';
        expect(stayAvailability(id, range, entries(free))).toBe(expected);
      }),
    );
  });

  it('takes every night but the check-out day', () => {
    expect(nightsToTake(stay)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(nightsToTake({ ...stay, checkOut: stay.checkIn })).toEqual([]);
  });
});
