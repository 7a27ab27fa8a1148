import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageFacts } from '../words/index.js';
import {
  addDays,
  daysBetween,
  daysFromTo,
  formatLongDay,
  formatPickerDay,
  isDay,
  type Day,
} from './day.js';

const FIRST = Date.UTC(2020, 0, 1);
const days: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 40_000 })
  .map((count) => new Date(FIRST + count * 86_400_000).toISOString().slice(0, 10));
const steps = fc.integer({ min: -2000, max: 2000 });

const zones = ['UTC', 'Asia/Muscat', 'America/New_York', 'America/Santiago', 'Pacific/Apia'];
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a calendar day of the hotel (ruling 24)', () => {
  it.each(['2026-11-20', '2028-02-29', '2999-12-31'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    '0000-01-01',
    '9999-01-01',
    '11/20/2026',
    '',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('shows as MM/DD/YYYY in the picker (spec 5)', () => {
    expect(formatPickerDay('2026-11-05')).toBe('11/05/2026');
  });

  it('shows in words in summaries', () => {
    expect(formatLongDay('2026-11-21')).toBe('Sat, 21 Nov 2026');
    expect(formatLongDay('2026-11-21', languageFacts.ar.locale)).toBe('السبت، 21 نوفمبر 2026');
    expect(formatPickerDay('2026-11-21', languageFacts.ar.locale)).toBe('21/11/2026');
  });

  it.each([
    ['en-GB', '11/05/2026'],
    ['de-DE', '05.11.2026'],
    ['sv-SE', '2026-11-05'],
    ['ko-KR', '2026. 11. 05.'],
  ])('shows in the picker as %s writes it', (locale, text) => {
    expect(formatPickerDay('2026-11-05', locale)).toBe(text);
    expect(formatPickerDay('no day', locale)).toBe('no day');
  });

  it.each(zones)('counts the same whatever the zone of the machine: %s [R24]', (zone) => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(days, steps, (day, step) => {
        const later = addDays(day, step);
        expect(isDay(later)).toBe(true);
        expect(daysBetween(day, later)).toBe(step);
        expect(addDays(later, -step)).toBe(day);
        expect(later > day).toBe(step > 0);
      }),
    );
  });

  it('lists every day between two, both included', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5, max: 60 }), (first, length) => {
        const list = daysFromTo(first, addDays(first, length));
        expect(list).toHaveLength(Math.max(0, length + 1));
        expect(list).toEqual([...new Set(list)].sort());
      }),
    );
  });
});
