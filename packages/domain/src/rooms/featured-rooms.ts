import { FEATURED_ROOMS } from './room-defaults.js';
import type { Room } from './room.schema.js';

/** Featured rooms: active not false, at least one image, the first six (spec 5). */
export function featuredRooms(rooms: readonly Room[]): Room[] {
  return rooms
    .filter((room) => room.active !== false && room.images.length > 0)
    .slice(0, FEATURED_ROOMS);
}
