import { formatLongDay } from '@vestibule/domain/calendar';
import { endsNextDay, type HotelEvent } from '@vestibule/domain/events';

/** `19:30 to 23:00`, and a word when that is tomorrow. */
export function eventHoursText(event: Pick<HotelEvent, 'startTime' | 'endTime'>): string {
  const { startTime, endTime } = event;
  return `${startTime} to ${endTime}${endsNextDay(event) ? ' the next day' : ''}`;
}

/** `Sat, 5 Dec 2026, 19:30 to 23:00`. */
export function eventWhenText(event: Pick<HotelEvent, 'date' | 'startTime' | 'endTime'>): string {
  return `${formatLongDay(event.date)}, ${eventHoursText(event)}`;
}
