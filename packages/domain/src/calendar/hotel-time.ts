import type { Translation } from '../words/index.js';
import { formatLongDay, type Day } from './day.js';
import { texts } from './hotel-time.texts.js';

/** The first value of the setting `general.timeZone`; what the setting says is passed along (ruling 24). */
export const HOTEL_TIME_ZONE = 'Asia/Muscat';

/** Making a formatter takes long: each is made when it is first used, and kept by its time zone. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day at the hotel, whatever the guest's clock or zone (ruling 24). */
export function hotelToday(now: Date, timeZone: string): Day {
  let format = dayFormats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
    dayFormats.set(timeZone, format);
  }
  // By its parts: browsers differ in how a locale orders them.
  const parts = format.formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The wall-clock time at the hotel, `HH:MM`, 24 hours. */
export function hotelTime(now: Date, timeZone: string): string {
  let format = timeFormats.get(timeZone);
  if (!format) {
    const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts });
    timeFormats.set(timeZone, format);
  }
  return format.format(now);
}

/** The hotel's day and wall-clock time. */
export interface HotelNow {
  today: Day;
  /** `HH:MM` */
  time: string;
}

export function hotelNow(now: Date, timeZone: string): HotelNow {
  return { today: hotelToday(now, timeZone), time: hotelTime(now, timeZone) };
}

/** How many minutes of the day have passed at `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether what ends at this time, by the wall clock, ends on the day after. */
export function endsNextDay({ startTime, endTime }: Hours): boolean {
  return minutesOf(endTime) <= minutesOf(startTime);
}

/** `19:30 to 23:00`, and a word when that is tomorrow. */
export function hoursText(hours: Hours, t: Translation<typeof texts> = texts): string {
  const values = { start: hours.startTime, end: hours.endTime };
  return endsNextDay(hours) ? t.hoursToNextDay(values) : t.hours(values);
}

/** `Sat, 5 Dec 2026, 19:30 to 23:00`. */
export function dayHoursText(
  day: Day,
  hours: Hours,
  t: Translation<typeof texts> = texts,
  locale = 'en-US',
): string {
  return t.dayAndHours({ day: formatLongDay(day, locale), hours: hoursText(hours, t) });
}

interface Hours {
  /** `HH:MM`. */
  startTime: string;
  endTime: string;
}

/** `23:30` and 60 minutes is `00:30`: on the wall, whatever the day. */
export function addMinutes(time: string, minutes: number): string {
  const sum = (minutesOf(time) + minutes) % (24 * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(sum / 60))}:${part(sum % 60)}`;
}
