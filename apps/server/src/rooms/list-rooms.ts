import * as contract from '@vestibule/api/rooms/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { roomsMessages, ROOMS_PAGE_SIZE } from '@vestibule/domain/rooms';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { countRooms, findRooms } from './store.js';

/** Without `page` and `limit` a whole hotel; a larger house answers in pages (design, Budgets). */
const MOST_AT_ONCE = 200;

/** GET /rooms: the rooms that match, or one page of them, and how many match in all. */
export const listRooms = handle(contract.listRooms, async ({ query }, { services }) => {
  const { checkIn, checkOut, page, limit } = query;
  if (checkIn && checkOut && checkOut < checkIn) {
    const code = 'rooms.check-out-not-after-check-in';
    throw new ProblemError(code, { fields: { checkOut: roomsMessages[code] } });
  }
  const today = services.today();
  // No day that is past is free.
  const wanted = { ...query, checkIn: checkIn && checkIn < today ? today : checkIn };
  const paged = page !== undefined || limit !== undefined;
  const [data, total] = await Promise.all([
    findRooms(services.db, { ...wanted, limit: limit ?? (paged ? ROOMS_PAGE_SIZE : MOST_AT_ONCE) }),
    countRooms(services.db, wanted),
  ]);
  return { ...succeed(data), total };
});
