import type * as contract from '@vestibule/api/rooms/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findRoom } from './store.js';
import { translateRooms } from './translate-rooms.js';

/** A room that is not active is not for guests: as if it were not there. */
export const getRoom: Handler<typeof contract.getRoom> = async (
  { params },
  { services, language },
) => {
  const room = await findRoom(services.db, params.id);
  if (!room || room.active === false) throw new ProblemError('rooms.not-found');
  const [translated = room] = await translateRooms(services.db, language, [room]);
  return succeed(translated);
};
