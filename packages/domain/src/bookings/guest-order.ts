import type { Day } from '../calendar/day.js';
import { isGone } from './booking-status.js';
import { liesAhead, type BookingView } from './booking-view.js';

type Place = 'ahead' | 'past' | 'gone';
const places: readonly Place[] = ['ahead', 'past', 'gone'];

/**
 * Compares two bookings as their guest looks for them: what is to come, the next first; then what is
 * over, the latest first; then what was cancelled, failed or expired, the latest first. `today` is the
 * hotel's day.
 */
export function byWhatLiesAhead(today: Day): (one: BookingView, other: BookingView) => number {
  return (one, other) => {
    const [place, otherPlace] = [placeOf(one, today), placeOf(other, today)];
    if (place !== otherPlace) return places.indexOf(place) - places.indexOf(otherPlace);
    const earlier = startOf(one) < startOf(other) ? -1 : Number(startOf(one) > startOf(other));
    return place === 'ahead' ? earlier : -earlier;
  };
}

function placeOf(booking: BookingView, today: Day): Place {
  if (isGone(booking.status)) return 'gone';
  return liesAhead(booking, today) ? 'ahead' : 'past';
}

function startOf({ checkIn, serviceTime = '' }: BookingView): string {
  return `${checkIn} ${serviceTime}`;
}
