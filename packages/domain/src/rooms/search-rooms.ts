import { formatDate, type Day } from '../calendar/day.js';
import { roomCapacity } from './room-defaults.js';
import { stayAvailability, type StayAvailability } from './stay-availability.js';
import type { AvailabilityEntry, Room, Stay } from './room.schema.js';
import { sortRooms, type RoomSort } from './sort-rooms.js';
import type { Translation } from '../words/index.js';
import { texts } from './search-rooms.texts.js';

export interface RoomSearch {
  /** Absent when the guest chose no dates, or when the range in the address is malformed. */
  stay?: Stay;
  guests: number;
  /** Absent: the hotel's own order. */
  sort?: RoomSort;
}

export interface FoundRoom {
  room: Room;
  /** Absent without dates: then nothing is said about availability. */
  availability?: StayAvailability;
}

/**
 * Rooms that sleep the guests and, with dates, are free on at least one day of the range (spec 5);
 * no day before today is free. They come in the order that is asked for. The server's SQL finds the same (`searchExamples`).
 */
export function searchRooms(
  rooms: readonly Room[],
  entries: readonly AvailabilityEntry[],
  search: RoomSearch,
  today: Day,
): FoundRoom[] {
  const fitting = rooms.filter(
    (room) => room.active !== false && roomCapacity(room) >= search.guests,
  );
  const coming = entries.filter(({ date }) => date >= today);
  return withAvailability(sortRooms(fitting, search.sort), coming, search.stay).filter(
    ({ availability }) => availability !== 'none',
  );
}

/** Each room with how far it is free; without dates nothing is said. */
export function withAvailability(
  rooms: readonly Room[],
  entries: readonly AvailabilityEntry[],
  stay: Stay | undefined,
): FoundRoom[] {
  if (!stay) return rooms.map((room) => ({ room }));
  const byRoom = Map.groupBy(entries, (entry) => entry.serviceId);
  return rooms.map((room) => ({
    room,
    availability: stayAvailability(room._id, stay, byRoom.get(room._id) ?? []),
  }));
}

/** Why a rooms list is empty; the texts are spec 8's. */
export const emptyRoomsReasons = ['none-at-all', 'none-for-dates', 'none-for-criteria'] as const;
export type EmptyRoomsReason = (typeof emptyRoomsReasons)[number];

export function emptyRoomsMessage(
  reason: EmptyRoomsReason,
  t: Translation<typeof texts> = texts,
): string {
  const messages = {
    'none-at-all': t.noneAtAll,
    'none-for-dates': t.noneForDates,
    'none-for-criteria': t.noneForCriteria,
  } satisfies Record<EmptyRoomsReason, string>;
  return messages[reason];
}

/** `hotelRooms`: how many rooms the hotel lets, whatever was asked for. */
export function emptyRoomsReason(
  hotelRooms: number,
  search: Pick<RoomSearch, 'stay'>,
): EmptyRoomsReason {
  if (hotelRooms === 0) return 'none-at-all';
  return search.stay ? 'none-for-dates' : 'none-for-criteria';
}

/** Beside the reason: nights after the last open day are not taken, they are not sold yet. */
export function notOpenYetText(
  stay: Stay | undefined,
  openUntil: Day | undefined,
  t: Translation<typeof texts> = texts,
  locale = 'en-US',
): string | undefined {
  if (!stay || !openUntil || stay.checkOut <= openUntil) return undefined;
  return t.notOpenYet({ day: formatDate(openUntil, locale) });
}
