import type { HallRequestRecord } from './hall-request-record.schema.js';
import { formatLongDay, type Day } from '../calendar/day.js';

type Times = Pick<HallRequestRecord, 'startTime' | 'endTime'>;

/** `09:00 to 12:30`, `from 09:00`, `until 12:30`, or nothing when no time was named. */
export function hallTimesText({ startTime, endTime }: Times): string {
  if (startTime && endTime) return `${startTime} to ${endTime}`;
  if (startTime) return `from ${startTime}`;
  return endTime ? `until ${endTime}` : '';
}

/** `Fri, 4 Dec 2026, 09:00 to 12:30`. */
export function hallRequestWhen(request: Times & { eventDate: Day }): string {
  const times = hallTimesText(request);
  const day = formatLongDay(request.eventDate);
  return times ? `${day}, ${times}` : day;
}

/** What has become of it; requests are answered by telephone or mail. */
export function hallRequestStatusText(status: string): string {
  return status === 'pending' ? 'Waiting for our answer' : status;
}
