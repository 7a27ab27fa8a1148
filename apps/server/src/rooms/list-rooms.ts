import * as contract from '@vestibule/api/rooms/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { countRooms, findRooms } from './store.js';

const DEFAULT_LIMIT = 6;

/** GET /rooms: all rooms, or one page of those that match, with their `total` (design, Budgets). */
export const listRooms = handle(contract.listRooms, async ({ query }, { services }) => {
  const { checkIn, checkOut, page, limit } = query;
  if (checkIn && checkOut && checkOut < checkIn) {
    throw new ProblemError('rooms.check-out-not-after-check-in', {
      fields: { checkOut: 'Check-out must be after check-in.' },
    });
  }
  const paged = page !== undefined || limit !== undefined;
  if (!paged) return succeed(await findRooms(services.db, query));
  const [data, total] = await Promise.all([
    findRooms(services.db, { ...query, limit: limit ?? DEFAULT_LIMIT }),
    countRooms(services.db, query),
  ]);
  return { ...succeed(data), total };
});
