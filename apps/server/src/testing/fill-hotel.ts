import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { openDatabase } from '../database/connect.js';
import { storeRooms } from '../rooms/rooms.fixtures.js';

/** Adds `room-1` to `room-{count}` to the hotel of a data folder, whose server may run. */
export async function fillHotel(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
    await storeRooms(db, count, { today, days: AVAILABILITY_DAYS });
  } finally {
    await close();
  }
}
