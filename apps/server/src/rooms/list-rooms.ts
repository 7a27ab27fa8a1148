import type * as contract from '@vestibule/api/rooms/contract';
import type { Day } from '@vestibule/domain/calendar';
import { ProblemError } from '@vestibule/domain/problem';
import {
  emptyRoomsReason,
  lastDayAnswered,
  roomsMessages,
  roomsAtOnce,
  withAvailability,
  type Room,
  type Stay,
} from '@vestibule/domain/rooms';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import type { Services } from '../services.js';
import { findNearestFreeStaysOfAny } from './nearest-free-stays.js';
import { countRooms, findLastOpenDay, findRooms, type RoomsQuery } from './search-store.js';
import { findAvailability } from './store.js';
import { translateRooms } from './translate-rooms.js';

/** GET /rooms: the rooms that match, or one page of them, and how many match in all. */
export const listRooms: Handler<typeof contract.listRooms> = async (
  { query },
  { services, language },
) => {
  const { page } = query;
  const stay = stayOf(query);
  const wanted = { ...query, language, stay, today: services.today() };
  const most = roomsAtOnce(query);
  const [rooms, total] = await Promise.all([
    findRooms(services.db, wanted, { page, limit: most }),
    countRooms(services.db, wanted),
  ]);
  if (total === 0) return { ...succeed([]), total, ...(await whyNone(services, wanted)) };
  const found = await labelled(services, rooms, stay);
  return { ...succeed(await translateRooms(services.db, language, found)), total };
};

function stayOf({ checkIn, checkOut }: { checkIn?: Day; checkOut?: Day }): Stay | undefined {
  if (!checkIn || !checkOut) return undefined;
  if (checkOut >= checkIn) return { checkIn, checkOut };
  const code = 'rooms.check-out-not-after-check-in';
  throw new ProblemError(code, { fields: { checkOut: roomsMessages[code] } });
}

/** With dates, each room of the page says how far it is free; nights that are past are not. */
async function labelled({ db, today }: Services, rooms: Room[], stay: Stay | undefined) {
  if (!stay) return rooms;
  const from = stay.checkIn < today() ? today() : stay.checkIn;
  const entries = await findAvailability(db, {
    roomIds: rooms.map(({ _id }) => _id),
    from,
    to: lastDayAnswered(from, stay.checkOut),
    today: today(),
  });
  return withAvailability(rooms, entries, stay).map(({ room, availability }) => ({
    ...room,
    availability,
  }));
}

/** The dates nearest to the wanted ones are those of rooms that match but for the dates. */
async function whyNone({ db, today }: Services, wanted: RoomsQuery) {
  const { stay } = wanted;
  const [hotelRooms, openUntil, nearestStays] = await Promise.all([
    countRooms(db, { active: true }),
    stay && findLastOpenDay(db),
    stay && findNearestFreeStaysOfAny(db, { ...wanted, active: true }, stay, today()),
  ]);
  return { emptyReason: emptyRoomsReason(hotelRooms, { stay }), openUntil, nearestStays };
}
