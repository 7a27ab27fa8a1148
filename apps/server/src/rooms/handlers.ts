import type * as contract from '@vestibule/api/rooms/contract';
import type { HandlersOf } from '../http/handler.js';
import { getRoom } from './get-room.js';
import { getRoomAvailability } from './get-room-availability.js';
import { listAvailability } from './list-availability.js';
import { listRooms } from './list-rooms.js';

export const roomsHandlers: HandlersOf<typeof contract> = {
  listRooms,
  getRoom,
  getRoomAvailability,
  listAvailability,
};
