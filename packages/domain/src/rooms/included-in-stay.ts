import type { Day } from '../calendar/day.js';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from './room-defaults.js';
import type { Room } from './room.js';

export const NON_REFUNDABLE = 'Non-refundable';

/** Of a booking that has begun: no policy gives all of it back any more. */
export const REFUND_OVER = 'Free cancellation has ended';

/**
 * Whether a booking can be given back, in words; rooms, treatments and tickets say it alike. Until when
 * stands in the hotel's own refund policy, which is text.
 */
export function refundTerm(
  { isRefundable }: { isRefundable: boolean },
  when?: { begins: Day; today: Day },
): string {
  if (!isRefundable) return NON_REFUNDABLE;
  return when && when.begins <= when.today ? REFUND_OVER : 'Refundable';
}

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
