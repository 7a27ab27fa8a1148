/** What can go wrong in rooms. */
export type RoomsProblem =
  | 'rooms.not-found'
  | 'rooms.sold-out'
  | 'rooms.name-required'
  | 'rooms.name-invalid'
  | 'rooms.name-too-long'
  | 'rooms.phone-too-long'
  | 'rooms.check-in-required'
  | 'rooms.check-out-required'
  | 'rooms.guests-required'
  | 'rooms.check-out-not-after-check-in'
  | 'rooms.check-in-past'
  | 'rooms.too-many-guests';
