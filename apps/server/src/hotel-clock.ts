import { hotelTime, hotelToday } from '@vestibule/domain/calendar';
import type { Services } from './services.js';

/** Day and wall clock of the hotel, in the time zone that its settings name (ruling 24). */
export function hotelClock({
  now,
  hotel,
}: Pick<Services, 'now' | 'hotel'>): Pick<Services, 'today' | 'time'> {
  return {
    today: () => hotelToday(now(), hotel().timeZone),
    time: () => hotelTime(now(), hotel().timeZone),
  };
}
