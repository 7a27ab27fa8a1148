import type { SpaSlot } from './treatment.schema.js';
import type { Day } from '../calendar/day.js';
import { minutesOf, type HotelNow } from '../calendar/hotel-time.js';

export const FIRST_SLOT = '09:00';
export const LAST_SLOT = '19:30';
export const SLOT_MINUTES = 30;

/** The 22 start times, every 30 minutes from 09:00 to 19:30 inclusive (spec 9). */
export function slotTimes(): string[] {
  const first = minutesOf(FIRST_SLOT);
  const count = (minutesOf(LAST_SLOT) - first) / SLOT_MINUTES + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * SLOT_MINUTES));
}

/** The half hours that a treatment occupies, from its start. */
export function slotsCovered(time: string, minutes: number): string[] {
  const start = minutesOf(time);
  const count = Math.ceil(minutes / SLOT_MINUTES);
  return Array.from({ length: count }, (_, index) => timeOf(start + index * SLOT_MINUTES));
}

/** What decides whether a slot can be taken. */
export interface SlotsQuestion {
  date: Day;
  minutes: number;
  /** The half hours of that day that the specialist already gives to others. */
  taken: ReadonlySet<string>;
  now: HotelNow;
}

/** Whether a start has gone by; the minute that is now has. */
export function isPastSlot({ date, time }: { date: Day; time: string }, now: HotelNow): boolean {
  return date < now.today || (date === now.today && time <= now.time);
}

/** Every slot of the day; a treatment needs all the half hours that it covers. */
export function slotsOfDay({ date, minutes, taken, now }: SlotsQuestion): SpaSlot[] {
  return slotTimes().map((time) => {
    if (isPastSlot({ date, time }, now)) return { time, available: false, reason: 'past' };
    return slotsCovered(time, minutes).some((covered) => taken.has(covered))
      ? { time, available: false, reason: 'taken' }
      : { time, available: true };
  });
}

/** The free slots nearest to a time, the closest first, the earlier of two equally close. */
export function nearestFreeSlots(slots: readonly SpaSlot[], time: string, most = 3): string[] {
  const wanted = minutesOf(time);
  const distance = (slot: string) => Math.abs(minutesOf(slot) - wanted);
  return slots
    .filter((slot) => slot.available)
    .map((slot) => slot.time)
    .toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, most);
}

/** Past midnight the hours go on counting, so that two days' slots never meet. */
function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
