import { clampPage } from '@vestibule/domain/pagination';
import {
  clampGuests,
  formatDateRange,
  parseDateRange,
  parseRoomSort,
  type Room,
  type RoomSearch,
} from '@vestibule/domain/rooms';
import { routes } from '../../hotel-routes.js';
import { routeTo } from '@vestibule/domain/routes';

/** What the address of the rooms page says: a search of rooms, and one page of it. */
export interface RoomSearchAddress extends RoomSearch {
  /** Kept and shown; it filters nothing (ruling 30). */
  rooms?: number;
  page: number;
}

/** The id of the list's search form. */
export const SEARCH_FORM = 'search';

/** The id of a room's booking form. */
export const BOOKING_FORM = 'book';

/** The state of an address that a search wrote: its results come into view. */
export const SENT = 'sent';

type Part = keyof RoomSearchAddress;

/** How one part of a search is written in the address; what `write` leaves empty stays out of it. */
interface Written<Value> {
  parameter: string;
  read: (text: string | null) => Value;
  write: (value: NonNullable<Value>, search: Partial<RoomSearchAddress>) => string | false;
}

/** In the order of the address; page 1 and defaults are left out. */
const written = {
  stay: { parameter: 'dateRange', read: parseDateRange, write: formatDateRange },
  rooms: {
    parameter: 'rooms',
    read: (text) => (text === null ? undefined : clampGuests(Number(text))),
    write: String,
  },
  guests: {
    parameter: 'guests',
    read: (text) => clampGuests(Number(text ?? 1)),
    write: (guests, { stay }) => (stay !== undefined || guests > 1) && String(guests),
  },
  sort: { parameter: 'sort', read: parseRoomSort, write: (sort) => sort },
  page: {
    parameter: 'page',
    read: (text) => clampPage(Number(text ?? 1)),
    write: (page) => page > 1 && String(page),
  },
} as const satisfies { [Name in Part]-?: Written<RoomSearchAddress[Name]> };

const parts = Object.entries(written) as [Part, Written<unknown>][];

export type RoomParameter = (typeof written)[Part]['parameter'];

/** What the address of a room's own page keeps of the search. */
type RoomLink = Pick<RoomSearchAddress, 'stay' | 'guests' | 'sort'>;

export type RoomLinkParameter = (typeof written)[keyof RoomLink]['parameter'];

export function readRoomSearch(query: URLSearchParams): RoomSearchAddress {
  const read = parts.map(([name, { parameter, read: reads }]) => [
    name,
    reads(query.get(parameter)),
  ]);
  return Object.fromEntries(read) as RoomSearchAddress;
}

export function roomSearchQuery(search: Partial<RoomSearchAddress>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, { parameter, write }] of parts) {
    const text = search[name] && write(search[name], search);
    if (text) query.set(parameter, text);
  }
  return query;
}

/** Whether the address asks for something: a page that answers a search. */
export function asksForSomething({ stay, guests, rooms }: RoomSearchAddress): boolean {
  return Boolean(stay ?? rooms) || guests > 1;
}

/** Where the rooms of a search are; without one, where all of them are. */
export function roomsAddress(search: Partial<RoomSearchAddress>): string {
  const query = roomSearchQuery(search).toString();
  return query ? `${routes.roomSearch}?${query}` : routes.rooms;
}

/** A room's own page, with the dates and guests of the search, and its order for the way back. */
export function roomAddress(room: Room, { stay, guests, sort }: RoomLink) {
  const query = roomSearchQuery({ stay, guests, sort }).toString();
  return routeTo(routes, 'room', { id: room._id }) + (query && `?${query}`);
}
