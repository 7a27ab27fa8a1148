import { clampPage } from '@vestibule/domain/pagination';
import {
  clampGuests,
  formatDateRange,
  parseDateRange,
  parseRoomSort,
  type Room,
  type RoomSort,
  type Stay,
  roomHref,
} from '@vestibule/domain/rooms';

/** What the address of the rooms page says. */
export interface RoomSearchAddress {
  /** Absent without dates, and when the range is malformed (spec 5). */
  stay?: Stay;
  guests: number;
  /** Kept and shown; it filters nothing (ruling 30). */
  rooms?: number;
  /** Absent: the hotel's own order. */
  sort?: RoomSort;
  page: number;
}

/** The id of the list's search form. */
export const SEARCH_FORM = 'search';

/** The id of a room's booking form. */
export const BOOKING_FORM = 'book';

/** The state of an address that a search wrote: its results come into view. */
export const SENT = 'sent';

export function readRoomSearch(query: URLSearchParams): RoomSearchAddress {
  return {
    stay: parseDateRange(query.get('dateRange')),
    guests: clampGuests(Number(query.get('guests') ?? 1)),
    ...(query.has('rooms') && { rooms: clampGuests(Number(query.get('rooms'))) }),
    sort: parseRoomSort(query.get('sort')),
    page: clampPage(Number(query.get('page') ?? 1)),
  };
}

/** The query of a search; page 1 and defaults are left out. */
export function roomSearchQuery(search: Partial<RoomSearchAddress>): URLSearchParams {
  const query = new URLSearchParams();
  if (search.stay) query.set('dateRange', formatDateRange(search.stay));
  if (search.rooms) query.set('rooms', String(search.rooms));
  if (search.guests && (search.stay || search.guests > 1)) {
    query.set('guests', String(search.guests));
  }
  if (search.sort) query.set('sort', search.sort);
  if (search.page && search.page > 1) query.set('page', String(search.page));
  return query;
}

/** Whether the address asks for something: a page that answers a search. */
export function asksForSomething({ stay, guests, rooms }: RoomSearchAddress): boolean {
  return Boolean(stay ?? rooms) || guests > 1;
}

/** Where the rooms of a search are; without one, where all of them are. */
export function roomsAddress(search: Partial<RoomSearchAddress>): string {
  const query = roomSearchQuery(search).toString();
  return query ? `/rooms4?${query}` : '/rooms';
}

/** A room's own page, with the dates and guests of the search, and its order for the way back. */
export function roomAddress(
  room: Room,
  { stay, guests, sort }: Pick<RoomSearchAddress, 'stay' | 'guests' | 'sort'>,
) {
  const query = roomSearchQuery({ stay, guests, sort }).toString();
  return roomHref(room) + (query && `?${query}`);
}
