import type { Day } from '../calendar/day.js';
import { isName, LONGEST_LINE } from '../text/index.js';
import { MIN_GUESTS, MAX_GUESTS, roomCapacity } from './room-defaults.js';
import type { RoomsProblem } from './problems.js';
import type { Room } from './room.schema.js';

/** The booking sidebar's form (spec 3, Room booking form). */
export interface RoomBookingForm {
  guestName: string;
  phone?: string;
  /** Empty until chosen. */
  checkInDate: Day;
  /** Empty until chosen. */
  checkOutDate: Day;
  guests: number;
}

/** What the check can find. */
export type RoomBookingProblem = Exclude<RoomsProblem, 'rooms.not-found' | 'rooms.sold-out'>;

/** The form's field that a problem belongs to. */
export type RoomBookingField = 'guestName' | 'phone' | 'checkInDate' | 'checkOutDate' | 'guests';

/**
 * The first thing that is wrong, in the order of spec 5, Room booking; then ruling 7's check-out
 * rule and ruling 50's. `today` is the hotel's day.
 */
export function checkRoomBooking(
  form: RoomBookingForm,
  { today, room }: { today: Day; room?: Pick<Room, 'capacity'> },
): RoomBookingProblem | undefined {
  if (form.guestName.trim() === '') return 'rooms.name-required';
  if (!form.checkInDate) return 'rooms.check-in-required';
  if (!form.checkOutDate) return 'rooms.check-out-required';
  if (!Number.isInteger(form.guests) || form.guests < MIN_GUESTS) return 'rooms.guests-required';
  if (form.checkOutDate <= form.checkInDate) return 'rooms.check-out-not-after-check-in';
  if (form.guestName.length > LONGEST_LINE) return 'rooms.name-too-long';
  if (!isName(form.guestName)) return 'rooms.name-invalid';
  if ((form.phone ?? '').length > LONGEST_LINE) return 'rooms.phone-too-long';
  if (form.checkInDate < today) return 'rooms.check-in-past';
  const most = room ? Math.min(MAX_GUESTS, roomCapacity(room)) : MAX_GUESTS;
  return form.guests > most ? 'rooms.too-many-guests' : undefined;
}

/** Where each problem of the check shows. */
export const roomBookingFields = {
  'rooms.name-required': 'guestName',
  'rooms.name-invalid': 'guestName',
  'rooms.name-too-long': 'guestName',
  'rooms.phone-too-long': 'phone',
  'rooms.check-in-required': 'checkInDate',
  'rooms.check-out-required': 'checkOutDate',
  'rooms.guests-required': 'guests',
  'rooms.check-out-not-after-check-in': 'checkOutDate',
  'rooms.check-in-past': 'checkInDate',
  'rooms.too-many-guests': 'guests',
} satisfies Record<RoomBookingProblem, RoomBookingField>;

/** How long the toast shows after a passed check (spec 8). */
export const ROOM_BOOKING_VALID_MS = 2000;
/** The payment dialog opens this long after a passed check (spec 9). */
export const PAYMENT_DIALOG_DELAY_MS = 1000;
