import { refundTerm } from '../bookings/refund-term.js';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from './room-defaults.js';
import type { Room } from './room.schema.js';

/** What is included, as lines (spec 2, Room detail). */
export function includedInStay(
  room: Pick<Room, 'breakfastIncluded' | 'isRefundable' | 'checkInTime' | 'checkOutTime'>,
): string[] {
  return [
    ...(room.breakfastIncluded ? ['Breakfast included'] : []),
    refundTerm(room),
    ...stayTimes(room),
  ];
}

/** From when a room is ready, and until when it is the guest's. */
export function stayTimes(room: Pick<Room, 'checkInTime' | 'checkOutTime'>): string[] {
  return [
    `Check-in from ${room.checkInTime || DEFAULT_CHECK_IN_TIME}`,
    `Check-out until ${room.checkOutTime || DEFAULT_CHECK_OUT_TIME}`,
  ];
}
