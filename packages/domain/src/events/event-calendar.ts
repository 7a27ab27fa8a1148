import { addDays, calendarFile, endsNextDay, zonedInstant } from '../calendar/index.js';
import type { HotelEvent } from './event.schema.js';

/** When an event begins and ends, with the hotel's offset from UTC. */
export function eventInstants(
  event: Pick<HotelEvent, 'date' | 'startTime' | 'endTime'>,
  timeZone: string,
): { start: string; end: string } {
  const { date, startTime, endTime } = event;
  return {
    start: zonedInstant(date, startTime, timeZone),
    end: zonedInstant(endsNextDay(event) ? addDays(date, 1) : date, endTime, timeZone),
  };
}

/** The .ics file behind 'Add to calendar'. */
export function eventCalendarFile(
  event: HotelEvent,
  { url, now, timeZone }: { url: string; now: Date; timeZone: string },
): string {
  const { title, description, location, date, startTime, endTime } = event;
  const entry = { uid: url, title, description, location, url, date, startTime, endTime };
  return calendarFile(entry, now, timeZone);
}
