import { formatLongDay } from '../calendar/day.js';
import type { BookingView } from './booking-view.js';

/** When a booking is, in one line: from day to day, or a day with its time. */
export function bookingWhen({
  checkIn,
  checkOut,
  serviceTime,
}: Pick<BookingView, 'checkIn' | 'checkOut' | 'serviceTime'>): string {
  if (checkIn !== checkOut) return `${formatLongDay(checkIn)} to ${formatLongDay(checkOut)}`;
  return serviceTime ? `${formatLongDay(checkIn)}, ${serviceTime}` : formatLongDay(checkIn);
}
