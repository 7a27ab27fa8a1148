import type * as contract from '@vestibule/api/rooms/contract';
import { addDays } from '@vestibule/domain/calendar';
import { ProblemError } from '@vestibule/domain/problem';
import { lastDayAnswered, stayAvailability } from '@vestibule/domain/rooms';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findAvailability, findRoom } from './store.js';

/** Every night of the stay, the check-out day excluded (ruling 6). */
export const getRoomAvailability: Handler<typeof contract.getRoomAvailability> = async (
  { params, query },
  { services },
) => {
  if (query.checkOut <= query.checkIn) {
    throw new ProblemError('rooms.check-out-not-after-check-in');
  }
  const room = await findRoom(services.db, params.id);
  if (!room || room.active === false) throw new ProblemError('rooms.not-found');
  const nights = await findAvailability(services.db, {
    roomIds: [params.id],
    from: query.checkIn,
    to: lastDayAnswered(query.checkIn, addDays(query.checkOut, -1)),
    today: services.today(),
  });
  const available = stayAvailability(params.id, query, nights) === 'every-night';
  return succeed({ available, nights });
};
