import type { HallRequestRecord } from './hall-request-record.schema.js';
import { formatLongDay, type Day } from '../calendar/day.js';
import type { Translation } from '../words/index.js';
import { texts } from './hall-request-record.texts.js';

type Times = Pick<HallRequestRecord, 'startTime' | 'endTime'>;

/** `09:00 to 12:30`, `from 09:00`, `until 12:30`, or nothing when no time was named. */
export function hallTimesText(
  { startTime, endTime }: Times,
  t: Translation<typeof texts> = texts,
): string {
  if (startTime && endTime) return t.fromTo({ start: startTime, end: endTime });
  if (startTime) return t.fromTime({ start: startTime });
  return endTime ? t.untilTime({ end: endTime }) : '';
}

/** `Fri, 4 Dec 2026, 09:00 to 12:30`. */
export function hallRequestWhen(
  request: Times & { eventDate: Day },
  t: Translation<typeof texts> = texts,
  locale = 'en-US',
): string {
  const times = hallTimesText(request, t);
  const day = formatLongDay(request.eventDate, locale);
  return times ? t.dayAndTimes({ day, times }) : day;
}

/** What has become of it; requests are answered by telephone or mail. */
export function hallRequestStatusText(
  status: string,
  t: Translation<typeof texts> = texts,
): string {
  return status === 'pending' ? t.waiting : status;
}
