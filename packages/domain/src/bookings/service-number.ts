const FIRST = 100;
const LAST = 599;

/** 100 to 599, always the same for a booking (spec 9, ruling 12). */
export function serviceNumberOf(bookingId: string): number {
  let hash = 0;
  for (const character of bookingId) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  }
  return FIRST + (hash % (LAST - FIRST + 1));
}
