import { formatLongDay, hoursText } from '@vestibule/domain/calendar';
import type { HotelEvent } from '@vestibule/domain/events';

/** `Sat, 5 Dec 2026, 19:30 to 23:00`. */
export function eventWhenText(event: Pick<HotelEvent, 'date' | 'startTime' | 'endTime'>): string {
  return `${formatLongDay(event.date)}, ${hoursText(event)}`;
}
