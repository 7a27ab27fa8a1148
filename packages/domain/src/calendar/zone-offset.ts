import { tzOffset } from '@date-fns/tz';
import type { Day } from './day.js';

/** How far the zone is ahead of UTC when its own clocks show this day and time. */
export function zoneOffsetMinutes(date: Day, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = tzOffset(timeZone, new Date(asUtc));
  return tzOffset(timeZone, new Date(asUtc - guess * 60_000));
}

/** `+04:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${part(Math.trunc(size / 60))}:${part(size % 60)}`;
}

/** `2026-12-05T19:30:00+04:00`: a time at the hotel that everybody can place. */
export function zonedInstant(date: Day, time: string, timeZone: string): string {
  return `${date}T${time}:00${offsetText(zoneOffsetMinutes(date, time, timeZone))}`;
}
