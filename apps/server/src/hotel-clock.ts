import { hotelTime, hotelToday, type Day } from '@vestibule/domain/calendar';
import type { Services } from './services.js';

const MINUTE_MS = 60_000;

/** Day and wall clock of the hotel, in the time zone that its settings name (ruling 24). */
export function hotelClock({
  now,
  hotel,
}: Pick<Services, 'now' | 'hotel'>): Pick<Services, 'today' | 'time'> {
  let last: { minute: number; timeZone: string; day: Day } | undefined;
  return {
    // Every request asks, and the time zone takes as long as the rest of a kept reply. No day begins within a minute.
    today: () => {
      const { timeZone } = hotel();
      const minute = Math.floor(now().getTime() / MINUTE_MS);
      if (last?.minute !== minute || last.timeZone !== timeZone) {
        last = { minute, timeZone, day: hotelToday(now(), timeZone) };
      }
      return last.day;
    },
    time: () => hotelTime(now(), hotel().timeZone),
  };
}
