import type { Stay } from '@vestibule/domain/rooms';

/** Only the days of the search are asked for (ruling 26). */
export function availabilityBounds({ checkIn, checkOut }: Stay) {
  return { from: checkIn, to: checkOut };
}
