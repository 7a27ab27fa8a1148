import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../calendar/index.js';
import { buildAvailability } from './builders.js';
import { nearestFreeStays, nearestFreeStaysOfAny } from './nearest-free-stays.js';
import { nightsOf } from './quote-stay.js';
import { stayAvailability } from './stay-availability.js';

const id = 'sea-view-king';
const first = '2026-11-01';
const wanted = { checkIn: '2026-11-10', checkOut: '2026-11-12' };

const sold = new Set(['2026-11-09', '2026-11-10', '2026-11-11']);
const entries = buildAvailability(id, first, 30).map((entry) =>
  sold.has(entry.date) ? { ...entry, available: 0 } : entry,
);

describe('the nearest free stays, for the guest who lost a room (ruling 6)', () => {
  it('are as long as the one wanted, the nearest first', () => {
    expect(nearestFreeStays(id, wanted, entries)).toEqual([
      { checkIn: '2026-11-12', checkOut: '2026-11-14' },
      { checkIn: '2026-11-07', checkOut: '2026-11-09' },
      { checkIn: '2026-11-13', checkOut: '2026-11-15' },
    ]);
  });

  it('of an empty list are those in which one room is free throughout, each of them once', () => {
    const others = buildAvailability('garden-twin', '2026-11-08', 4).map((entry) =>
      entry.date === wanted.checkIn ? { ...entry, available: 0 } : entry,
    );
    expect(nearestFreeStaysOfAny(wanted, [...entries, ...others])).toEqual([
      { checkIn: '2026-11-08', checkOut: '2026-11-10' },
      { checkIn: '2026-11-12', checkOut: '2026-11-14' },
      { checkIn: '2026-11-07', checkOut: '2026-11-09' },
    ]);
    expect(nearestFreeStaysOfAny(wanted, entries)).toEqual(nearestFreeStays(id, wanted, entries));
    expect(nearestFreeStaysOfAny(wanted, [])).toEqual([]);
  });

  it('are none where nothing is free for so long', () => {
    expect(nearestFreeStays(id, wanted, [])).toEqual([]);
    expect(nearestFreeStays(id, { ...wanted, checkOut: '2026-12-12' }, entries)).toEqual([]);
    expect(nearestFreeStays('another', wanted, entries)).toEqual([]);
  });

  it('are none without a night', () => {
    expect(nearestFreeStays(id, { ...wanted, checkOut: wanted.checkIn }, entries)).toEqual([]);
  });

  it('can always be slept in, and nothing nearer was left out', () => {
    const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(flags, fc.nat(39), fc.integer({ min: 1, max: 5 }), (free, offset, nights) => {
        const all = free.map((isFree, index) => ({
          date: addDays(first, index),
          available: isFree ? 1 : 0,
          serviceId: id,
        }));
        const checkIn = addDays(first, offset);
        const stay = { checkIn, checkOut: addDays(checkIn, nights) };
        const found = nearestFreeStays(id, stay, all);
        const distances = found.map((other) => Math.abs(daysBetween(checkIn, other.checkIn)));
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        for (const other of found) {
          expect(nightsOf(other)).toBe(nights);
          expect(stayAvailability(id, other, all)).toBe('every-night');
        }
        const possible = all.filter(({ date }) => {
          const other = { checkIn: date, checkOut: addDays(date, nights) };
          return date !== checkIn && stayAvailability(id, other, all) === 'every-night';
        });
        expect(found).toHaveLength(Math.min(3, possible.length));
        const farthest = Math.max(0, ...distances);
        const nearer = possible.filter(
          ({ date }) => Math.abs(daysBetween(checkIn, date)) < farthest,
        );
        expect(nearer.length).toBeLessThanOrEqual(found.length);
      }),
    );
  });
});
