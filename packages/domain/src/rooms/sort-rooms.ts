import { nightlyCents } from './discount.js';
import type { Translation } from '../words/index.js';
import type { Room } from './room.schema.js';
import { texts } from './sort-rooms.texts.js';

/** Orders that a guest can ask for; without one the rooms are in the hotel's own order. */
export const roomSorts = ['price-asc', 'price-desc', 'size-desc', 'size-asc'] as const;
export type RoomSort = (typeof roomSorts)[number];

export const roomSortLabels = (t: Translation<typeof texts> = texts) =>
  ({
    'price-asc': t.lowestPrice,
    'price-desc': t.highestPrice,
    'size-desc': t.largest,
    'size-asc': t.smallest,
  }) satisfies Record<RoomSort, string>;

/** A sort as an address names it; undefined for any other text. */
export function parseRoomSort(text: string | null | undefined): RoomSort | undefined {
  return roomSorts.find((sort) => sort === text);
}

type Sorted = Pick<Room, 'price' | 'discount' | 'size'>;

/**
 * By what one night costs after its discount, or by size; a room of unknown size comes last either
 * way. Equal rooms keep their order. The server's SQL sorts the same (`searchExamples`).
 */
export function sortRooms<R extends Sorted>(rooms: readonly R[], sort: RoomSort | undefined): R[] {
  if (!sort) return [...rooms];
  const [by, direction] = sort.split('-');
  const sign = direction === 'asc' ? 1 : -1;
  const rank = (room: R) =>
    by === 'price'
      ? sign * nightlyCents(room)
      : room.size === undefined
        ? Infinity
        : sign * room.size;
  return rooms.toSorted((one, other) => compare(rank(one), rank(other)));
}

/** Two infinities are equal: their difference is no number. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
