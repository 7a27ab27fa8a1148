import { roomCapacity } from './room-defaults.js';
import { stayAvailability, type StayAvailability } from './stay-availability.js';
import type { AvailabilityEntry, Room, Stay } from './room.js';

export interface RoomSearch {
  /** Absent when the guest chose no dates, or when the range in the address is malformed. */
  stay?: Stay;
  guests: number;
}

export interface FoundRoom {
  room: Room;
  /** Absent without dates: then nothing is said about availability. */
  availability?: StayAvailability;
}

/** Rooms that sleep the guests and, with dates, are free on at least one day of the range (spec 5). */
export function searchRooms(
  rooms: readonly Room[],
  entries: readonly AvailabilityEntry[],
  search: RoomSearch,
): FoundRoom[] {
  const fitting = rooms.filter(
    (room) => room.active !== false && roomCapacity(room) >= search.guests,
  );
  const { stay } = search;
  if (!stay) return fitting.map((room) => ({ room }));
  const byRoom = Map.groupBy(entries, (entry) => entry.serviceId);
  return fitting
    .map((room) => ({
      room,
      availability: stayAvailability(room._id, stay, byRoom.get(room._id) ?? []),
    }))
    .filter((found) => found.availability !== 'none');
}

/** Why a rooms list is empty; the texts are spec 8's. */
export type EmptyRoomsReason = 'none-at-all' | 'none-for-dates' | 'none-for-criteria';

export const emptyRoomsMessages = {
  'none-at-all': 'No rooms available at the moment. Please try again later.',
  'none-for-dates':
    'No rooms available for the selected dates and criteria. Please try different dates or adjust your search.',
  'none-for-criteria': 'No rooms match your current criteria.',
} satisfies Record<EmptyRoomsReason, string>;

export function emptyRoomsReason(rooms: readonly Room[], search: RoomSearch): EmptyRoomsReason {
  if (rooms.length === 0) return 'none-at-all';
  return search.stay ? 'none-for-dates' : 'none-for-criteria';
}
