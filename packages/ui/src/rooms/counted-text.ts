/** `1 guest`, `2 guests`. */
export function guestsText(guests: number): string {
  return guests === 1 ? '1 guest' : `${guests} guests`;
}

/** `1 night`, `2 nights`. */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** `1 room`, `12 rooms`. */
export function roomsText(rooms: number): string {
  return rooms === 1 ? '1 room' : `${rooms} rooms`;
}
