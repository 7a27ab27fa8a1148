import { treatmentCover } from '@vestibule/domain/spa';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { events } from '../events/tables.js';
import { rooms } from '../rooms/tables.js';
import { treatments } from '../spa/tables.js';
import type { bookings } from './tables.js';

type Booked = Pick<typeof bookings.$inferSelect, 'type' | 'serviceId'>;

const tables = { room: rooms, spa: treatments, event: events } as const;

/** The cover of each thing that was booked, as the hotel shows it today: one question a type. */
export async function findPictures(
  db: Database,
  booked: readonly Booked[],
): Promise<(one: Booked) => string | undefined> {
  const covers = new Map<string, string | undefined>();
  for (const [type, table] of Object.entries(tables)) {
    const ids = new Set(
      booked.filter((one) => one.type === type).map((one) => one.serviceId ?? ''),
    );
    if (ids.size === 0) continue;
    const rows = await db
      .select({ id: table.id, images: table.images })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const { id, images } of rows) covers.set(`${type} ${id}`, coverOf(type, images));
  }
  return ({ type, serviceId }) => covers.get(`${type} ${serviceId}`);
}

function coverOf(type: string, images: string[]): string | undefined {
  return type === 'spa' ? treatmentCover({ images }) : images[0];
}
