import { daysBetween } from '../calendar/day.js';
import { nightlyCents } from './discount.js';
import type { Room, Stay } from './room.schema.js';

/** What a stay costs: nights × discounted price (ruling 7). All amounts in cents. */
export interface StayQuote {
  nights: number;
  nightlyCents: number;
  totalCents: number;
}

export function nightsOf(stay: Stay): number {
  return Math.max(0, daysBetween(stay.checkIn, stay.checkOut));
}

export function quoteStay(room: Pick<Room, 'price' | 'discount'>, stay: Stay): StayQuote {
  const nights = nightsOf(stay);
  const nightly = nightlyCents(room);
  return { nights, nightlyCents: nightly, totalCents: nights * nightly };
}
