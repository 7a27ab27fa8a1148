import { formatLongDay } from '@vestibule/domain/calendar';
import { eventHoursText, type HotelEvent } from '@vestibule/domain/events';

/** `Sat, 5 Dec 2026, 19:30 to 23:00`. */
export function eventWhenText(event: Pick<HotelEvent, 'date' | 'startTime' | 'endTime'>): string {
  return `${formatLongDay(event.date)}, ${eventHoursText(event)}`;
}
