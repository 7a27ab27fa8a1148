import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isDay } from './day.js';
import { HOTEL_TIME_ZONE, hotelTime, hotelToday } from './hotel-time.js';

describe('the hotel has one time zone [R24]', () => {
  it('is written alike, however a browser orders the parts of a date', () => {
    class MonthFirst extends Intl.DateTimeFormat {
      override format() {
        return '11/20/2026';
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst });
    expect(hotelToday(new Date('2026-11-20T12:00:00Z'), 'Asia/Dubai')).toBe('2026-11-20');
    vi.unstubAllGlobals();
  });

  it('is a day ahead of UTC in the last four hours', () => {
    expect(hotelToday(new Date('2026-11-20T19:59:59Z'), HOTEL_TIME_ZONE)).toBe('2026-11-20');
    expect(hotelToday(new Date('2026-11-20T20:00:00Z'), HOTEL_TIME_ZONE)).toBe('2026-11-21');
  });

  it('follows the setting', () => {
    expect(hotelToday(new Date('2026-11-20T20:00:00Z'), 'America/New_York')).toBe('2026-11-20');
  });

  it('tells the time of the wall clock', () => {
    expect(hotelTime(new Date('2026-11-20T20:00:00Z'), HOTEL_TIME_ZONE)).toBe('00:00');
    expect(hotelTime(new Date('2026-11-20T05:07:00Z'), HOTEL_TIME_ZONE)).toBe('09:07');
  });

  it('makes a formatter once for each time zone', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const now = new Date('2026-11-20T20:00:00Z');
    for (const timeZone of ['Pacific/Apia', 'Pacific/Apia', 'Pacific/Apia']) {
      hotelToday(now, timeZone);
      hotelTime(now, timeZone);
    }
    expect(made).toHaveBeenCalledTimes(2);
    made.mockRestore();
  });

  it('never runs backwards, and always names a real day', () => {
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(10 * 86_400_000), (now, later) => {
        const today = hotelToday(now, HOTEL_TIME_ZONE);
        expect(isDay(today)).toBe(true);
        expect(hotelToday(new Date(now.getTime() + later), HOTEL_TIME_ZONE) >= today).toBe(true);
      }),
    );
  });
});
