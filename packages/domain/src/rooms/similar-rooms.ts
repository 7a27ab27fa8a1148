import { SIMILAR_ROOMS } from './room-defaults.js';
import type { Room } from './room.schema.js';

/** Up to three others of the same category or type, filled with other rooms (spec 4). */
export function similarRooms(room: Room, rooms: readonly Room[]): Room[] {
  const others = rooms.filter((other) => other._id !== room._id && other.active !== false);
  const [alike, rest] = [
    others.filter((other) => isAlike(room, other)),
    others.filter((other) => !isAlike(room, other)),
  ];
  return [...alike, ...rest].slice(0, SIMILAR_ROOMS);
}

function isAlike(room: Room, other: Room): boolean {
  return other.category === room.category || other.type === room.type;
}
