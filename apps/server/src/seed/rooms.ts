import { addDays, type Day } from '@vestibule/domain/calendar';
import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import type { Transaction } from '../database/connect.js';
import { insertAvailability, insertRooms } from '../rooms/store.js';
import { gardenRooms } from './rooms/garden-rooms.js';
import { freeOnNight } from './rooms/nights.js';
import { seaViewRooms } from './rooms/sea-view-rooms.js';
import { suites } from './rooms/suites.js';
import { villas } from './rooms/villas.js';
import { saveWords } from '../translations/store.js';
import { roomWords } from './arabic/rooms.js';
import type { Seed } from './seed.js';

/** The hotel's rooms, in the order of its list. */
export const seededRooms = [...seaViewRooms, ...gardenRooms, ...suites, ...villas];

/** Rooms, and their nights from the day they are seeded. */
export const roomsSeed: Seed = {
  name: 'rooms',
  async seed(tx: Transaction, today: Day) {
    await insertRooms(
      tx,
      seededRooms.map((room, position) => ({ ...room, position })),
    );
    await saveWords(tx, 'rooms', 'ar', roomWords);
    await insertAvailability(
      tx,
      seededRooms.flatMap((room, position) =>
        Array.from({ length: AVAILABILITY_DAYS }, (_, night) => ({
          roomId: room.id,
          date: addDays(today, night),
          available: freeOnNight(room, position, night),
        })),
      ),
    );
  },
};
