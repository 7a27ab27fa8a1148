import { texts } from '../bookings/booking-terms.texts.js';
import { refundTerm } from '../bookings/refund-term.js';
import type { Translation } from '../words/index.js';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from './room-defaults.js';
import type { Room } from './room.schema.js';

/** One line on a stay; `included` unless it says what a guest does not get. */
export interface StayTerm {
  text: string;
  included: boolean;
}

/** What is included, as lines (spec 2, Room detail). */
export function includedInStay(
  room: Pick<Room, 'breakfastIncluded' | 'isRefundable' | 'checkInTime' | 'checkOutTime'>,
  t: Translation<typeof texts> = texts,
): StayTerm[] {
  return [
    ...(room.breakfastIncluded ? [{ text: t.breakfastIncluded, included: true }] : []),
    { text: refundTerm(room, undefined, t), included: room.isRefundable },
    ...stayTimes(room, t).map((text) => ({ text, included: true })),
  ];
}

/** From when a room is ready, and until when it is the guest's. */
export function stayTimes(
  room: Pick<Room, 'checkInTime' | 'checkOutTime'>,
  t: Translation<typeof texts> = texts,
): string[] {
  return [
    t.checkInFrom({ time: room.checkInTime || DEFAULT_CHECK_IN_TIME }),
    t.checkOutUntil({ time: room.checkOutTime || DEFAULT_CHECK_OUT_TIME }),
  ];
}
