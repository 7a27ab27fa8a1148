import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPastSlot, nearestFreeSlots, slotsCovered, slotsOfDay, slotTimes } from './spa-slots.js';

const date = '2026-11-20';
const longBefore = { today: '2026-11-01', time: '08:00' };
const free = (question: Partial<Parameters<typeof slotsOfDay>[0]> = {}) =>
  slotsOfDay({ date, minutes: 60, taken: new Set(), now: longBefore, ...question });
const times = (slots: ReturnType<typeof slotsOfDay>, reason?: string) =>
  slots.filter((slot) => slot.reason === reason).map((slot) => slot.time);

const aTime = fc.constantFrom(...slotTimes());
const someTimes = fc.uniqueArray(aTime, { maxLength: 22 }).map((list) => new Set(list));
const someMinutes = fc.constantFrom(30, 45, 60, 75, 90, 120);

describe('the start times of a day (spec 9)', () => {
  it('are 22, every 30 minutes from 09:00 to 19:30 inclusive [S9.spa.1]', () => {
    const all = slotTimes();
    expect(all).toHaveLength(22);
    expect(all.slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
    expect(all.at(-1)).toBe('19:30');
    expect(all).toEqual(all.toSorted());
  });

  it.each([
    ['09:00', 30, ['09:00']],
    ['09:00', 45, ['09:00', '09:30']],
    ['09:30', 90, ['09:30', '10:00', '10:30']],
    ['19:30', 60, ['19:30', '20:00']],
    ['23:30', 60, ['23:30', '24:00']],
  ])('a treatment at %s for %i minutes needs %j', (time, minutes, covered) => {
    expect(slotsCovered(time, minutes)).toEqual(covered);
  });
});

describe('which of them are free', () => {
  it('all, on a later day that nobody has booked', () => {
    expect(free().every((slot) => slot.available)).toBe(true);
  });

  it('none on a day that is over', () => {
    const slots = free({ now: { today: '2026-11-21', time: '08:00' } });
    expect(times(slots, 'past')).toEqual(slotTimes());
  });

  it('today only those to come: the minute that is now has passed', () => {
    const slots = free({ now: { today: date, time: '10:00' } });
    expect(times(slots, 'past')).toEqual(['09:00', '09:30', '10:00']);
    expect(isPastSlot({ date, time: '10:00' }, { today: date, time: '09:59' })).toBe(false);
  });

  it('not those that would run into somebody else’s', () => {
    const taken = new Set(['12:00', '12:30']);
    expect(times(free({ taken, minutes: 60 }), 'taken')).toEqual(['11:30', '12:00', '12:30']);
    expect(times(free({ taken, minutes: 30 }), 'taken')).toEqual(['12:00', '12:30']);
    expect(times(free({ taken, minutes: 45 }), 'taken')).toEqual(['11:30', '12:00', '12:30']);
  });

  it('exactly those whose half hours are all free', () => {
    fc.assert(
      fc.property(someTimes, someMinutes, (taken, minutes) => {
        for (const { time, available, reason } of free({ taken, minutes })) {
          const clash = slotsCovered(time, minutes).some((covered) => taken.has(covered));
          expect(available).toBe(!clash);
          expect(reason).toBe(clash ? 'taken' : undefined);
        }
      }),
    );
  });

  it('taking a free one makes every start that meets it unavailable, and no other', () => {
    fc.assert(
      fc.property(someTimes, someMinutes, aTime, (taken, minutes, time) => {
        const before = free({ taken, minutes });
        fc.pre(before.some((slot) => slot.time === time && slot.available));
        const covered = slotsCovered(time, minutes);
        const after = free({ taken: new Set([...taken, ...covered]), minutes });
        for (const [index, slot] of after.entries()) {
          const meets = slotsCovered(slot.time, minutes).some((half) => covered.includes(half));
          expect(slot.available).toBe(Boolean(before[index]?.available) && !meets);
        }
      }),
    );
  });
});

describe('the nearest free times, for the guest who lost one', () => {
  it('the closest first, the earlier of two equally close', () => {
    const slots = free({ taken: new Set(['12:00']), minutes: 30 });
    expect(nearestFreeSlots(slots, '12:00')).toEqual(['11:30', '12:30', '11:00']);
    expect(nearestFreeSlots(slots, '09:00', 2)).toEqual(['09:00', '09:30']);
  });

  it('none on a full day', () => {
    expect(nearestFreeSlots(free({ taken: new Set(slotTimes()) }), '12:00')).toEqual([]);
  });

  it('are free, and nothing nearer was left out', () => {
    const distance = (one: string, other: string) =>
      Math.abs(slotTimes().indexOf(one) - slotTimes().indexOf(other));
    fc.assert(
      fc.property(someTimes, aTime, (taken, wanted) => {
        const slots = free({ taken, minutes: 30 });
        const offered = nearestFreeSlots(slots, wanted);
        const others = times(slots).filter((time) => !offered.includes(time));
        expect(offered.every((time) => !taken.has(time))).toBe(true);
        expect(offered).toHaveLength(Math.min(3, 22 - taken.size));
        const farthest = Math.max(0, ...offered.map((time) => distance(time, wanted)));
        expect(others.every((time) => distance(time, wanted) >= farthest)).toBe(true);
      }),
    );
  });
});
