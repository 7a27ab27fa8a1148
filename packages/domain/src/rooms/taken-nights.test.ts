import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.js';
import { buildAvailability } from './builders.js';
import { checkInDays, checkOutAfter, checkOutDays, nightsTaken } from './taken-nights.js';

const roomId = 'sea-view-king';
const today = '2026-11-20';
const taken = new Set(['2026-11-24', '2026-11-25']);
const availability = buildAvailability(roomId, today, 10).map((entry) =>
  taken.has(entry.date) ? { ...entry, available: 0 } : entry,
);
const known = { roomId, availability };
const stay = (from: number, to: number) => ({
  checkIn: `2026-11-${from}`,
  checkOut: `2026-11-${to}`,
});

describe('which nights of a stay others have: the page says so, and does not go on [R6]', () => {
  it.each([
    { dates: stay(21, 24), answer: undefined, why: 'the check-out day is not slept in' },
    { dates: stay(21, 25), answer: 'some', why: 'one night is taken' },
    { dates: stay(24, 26), answer: 'all', why: 'a free check-out day frees no night' },
    { dates: stay(29, 30), answer: undefined, why: 'the last night that is let' },
    { dates: { checkIn: '2027-11-20', checkOut: '2027-11-21' }, answer: 'all', why: 'not let yet' },
    { dates: { checkIn: '2026-11-26', checkOut: '9999-12-31' }, answer: 'some', why: 'centuries' },
    { dates: stay(25, 24), answer: undefined, why: 'no night is in it' },
  ])('$answer: $why', ({ dates, answer }) => {
    expect(nightsTaken(dates, known)).toBe(answer);
  });

  it('nothing counts as taken before it is known', () => {
    expect(nightsTaken(stay(24, 26), { roomId })).toBeUndefined();
  });

  it('nights that the guest holds are not taken by others; those beside them are', () => {
    expect(nightsTaken(stay(24, 26), { ...known, held: [stay(24, 26)] })).toBeUndefined();
    expect(nightsTaken(stay(24, 26), { ...known, held: [stay(23, 25)] })).toBe('some');
  });
});

describe('the days that the calendars offer', () => {
  const off = ({ earliest = today, disabledDays }: ReturnType<typeof checkInDays>) =>
    Array.from({ length: 12 }, (_, at) => addDays(earliest, at)).filter((day) =>
      disabledDays?.(day),
    );

  it('a stay cannot begin on a taken night, nor after the last that is let', () => {
    expect(off(checkInDays(known))).toEqual(['2026-11-24', '2026-11-25']);
    expect(checkInDays(known).latest).toBe('2026-11-29');
  });

  it('a stay ends after its check-in, no later than the first taken night', () => {
    const days = checkOutDays(known, today, '2026-11-22');
    expect(days).toMatchObject({ earliest: '2026-11-23', latest: '2026-11-24' });
    expect(off(days)).toEqual(['2026-11-25', '2026-11-26']);
  });

  it('a taken check-in, or none yet, sets no end', () => {
    const end = '2026-11-30';
    expect(checkOutDays(known, today, '2026-11-24')).toMatchObject({ latest: end });
    expect(checkOutDays(known, today)).toMatchObject({ earliest: '2026-11-21', latest: end });
  });

  it('nothing is off beside the order while nothing is known', () => {
    expect(checkInDays({ roomId }).latest).toBeUndefined();
    expect(off(checkInDays({ roomId }))).toEqual([]);
    expect(checkOutDays({ roomId }, today, '2026-12-01')).toMatchObject({ earliest: '2026-12-02' });
  });

  it('a check-in in the past opens no past day', () => {
    expect(checkOutDays(known, today, '2026-11-01').earliest).toBe('2026-11-21');
  });
});

describe('a later check-in', () => {
  it.each([
    { to: '2026-11-22', before: stay(21, 24), checkOut: '2026-11-24', why: 'it still follows' },
    { to: '2026-11-24', before: stay(21, 24), checkOut: '2026-11-27', why: 'the nights are kept' },
    { to: '2026-11-26', before: { checkIn: '', checkOut: '2026-11-24' }, checkOut: '2026-11-27' },
    { to: '2026-11-26', before: stay(24, 23), checkOut: '2026-11-27', why: 'at least one night' },
    { to: '2026-11-26', before: { checkIn: '', checkOut: '' }, checkOut: '', why: 'none chosen' },
  ])('$to makes the check-out $checkOut: $why', ({ to, before, checkOut }) => {
    expect(checkOutAfter(to, before)).toBe(checkOut);
  });
});
