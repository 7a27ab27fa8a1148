import { formatLongDay } from '../calendar/day.js';
import type { Translation } from '../words/index.js';
import type { BookingView } from './booking-view.js';
import { texts } from './booking-when.texts.js';

/** When a booking is, in one line: from day to day, or a day with its time. */
export function bookingWhen(
  { checkIn, checkOut, serviceTime }: Pick<BookingView, 'checkIn' | 'checkOut' | 'serviceTime'>,
  t: Translation<typeof texts> = texts,
  locale = 'en-US',
): string {
  const from = formatLongDay(checkIn, locale);
  if (checkIn !== checkOut) return t.fromTo({ from, until: formatLongDay(checkOut, locale) });
  return serviceTime ? t.dayAndTime({ day: from, time: serviceTime }) : from;
}
