import type { Stay } from './room.schema.js';

/** Whether two stays have a night in common; one may begin on the day that the other ends. */
export function staysMeet(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
