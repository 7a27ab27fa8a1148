import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { slotTimes } from '@vestibule/domain/spa';
import { and, eq, sum } from 'drizzle-orm';
import { bookings, holds } from '../bookings/tables.js';
import type { Database } from '../database/connect.js';
import { events } from '../events/tables.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import { specialists, takenSlots } from '../spa/tables.js';

type Reader = Pick<Database, 'select' | '$count'>;

/** What the hotel offers for 180 days, and how much of it is free before anybody books here. */
export type Offered = Awaited<ReturnType<typeof countOffered>>;

export async function countOffered(db: Reader) {
  const [units] = await db.select({ all: sum(rooms.units).mapWith(Number) }).from(rooms);
  const [free] = await db
    .select({ nights: sum(roomAvailability.available).mapWith(Number) })
    .from(roomAvailability);
  const shown = [eq(events.status, 'upcoming'), eq(events.active, true)];
  const [places] = await db
    .select({
      all: sum(events.maxAttendees).mapWith(Number),
      taken: sum(events.currentAttendees).mapWith(Number),
    })
    .from(events)
    .where(and(...shown, eq(events.publishWebsite, true)));
  // Each specialist has a diary, and so has what needs none.
  const diaries = (await db.$count(specialists, eq(specialists.status, 'active'))) + 1;
  const seats = places?.all ?? 0;
  return {
    nights: (units?.all ?? 0) * AVAILABILITY_DAYS,
    'free nights': free?.nights ?? 0,
    seats,
    'free seats': seats - (places?.taken ?? 0),
    'half hours of the spa': diaries * slotTimes().length * AVAILABILITY_DAYS,
  };
}

/** How much of it is held unpaid, each as a share from 0 to 1. */
export async function heldShares(
  db: Reader,
  offered: Offered,
): Promise<Record<keyof Offered, number>> {
  const rows = await db
    .select({ type: bookings.type, units: sum(holds.units).mapWith(Number) })
    .from(holds)
    .innerJoin(bookings, eq(bookings.id, holds.bookingId))
    .where(eq(holds.state, 'held'))
    .groupBy(bookings.type);
  const held = (kind: string) => rows.find(({ type }) => type === kind)?.units ?? 0;
  return {
    nights: held('room') / offered.nights,
    'free nights': held('room') / offered['free nights'],
    seats: held('event') / offered.seats,
    'free seats': held('event') / offered['free seats'],
    'half hours of the spa': (await db.$count(takenSlots)) / offered['half hours of the spa'],
  };
}
