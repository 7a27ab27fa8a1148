import { getRoom } from './get-room.js';
import { getRoomAvailability } from './get-room-availability.js';
import { listAvailability } from './list-availability.js';
import { listRooms } from './list-rooms.js';

export const roomsHandlers = [listRooms, getRoom, getRoomAvailability, listAvailability];
