import type * as contract from '@vestibule/api/rooms/contract';
import { addDays } from '@vestibule/domain/calendar';
import { AVAILABILITY_DAYS, lastDayAnswered, roomsAtOnce } from '@vestibule/domain/rooms';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findAvailability, findRoomIds } from './store.js';

/** GET /availability/all: without bounds, the next 180 days (ruling 26). */
export const listAvailability: Handler<typeof contract.listAvailability> = async (
  { query },
  { services },
) => {
  const today = services.today();
  const from = query.from ?? today;
  const to = query.to ?? addDays(from, AVAILABILITY_DAYS - 1);
  const room = await findAvailability(services.db, {
    roomIds: await findRoomIds(services.db, { page: query.page, limit: roomsAtOnce(query) }),
    from,
    to: lastDayAnswered(from, to),
    today,
  });
  return succeed({ availabilities: { room } });
};
