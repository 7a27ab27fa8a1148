import type { ProblemCode } from '@vestibule/domain/problem';
import type { RoomBookingField, RoomBookingProblem, Stay } from '@vestibule/domain/rooms';
import { roomBookingFields } from '@vestibule/domain/rooms';

/** Why the server would not take the booking. */
export interface RoomRefusal {
  code: ProblemCode;
  /** The server's text. */
  message: string;
  /** With `rooms.sold-out`: the nearest stays that are still free. */
  freeStays?: readonly Stay[];
}

export function isFieldProblem(code: ProblemCode): code is RoomBookingProblem {
  return Object.hasOwn(roomBookingFields, code);
}

/** The field that a problem is at; undefined when it is above the button. */
export function fieldOf(code: ProblemCode): RoomBookingField | undefined {
  return isFieldProblem(code) ? roomBookingFields[code] : undefined;
}
