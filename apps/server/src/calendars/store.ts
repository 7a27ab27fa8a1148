import type { Day } from '@vestibule/domain/calendar';
import { and, asc, eq, gt, gte, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import { lockNights } from '../rooms/take-nights.js';
import { settleBlocks } from './settle-blocks.js';
import { calendarBlocks, calendars } from './tables.js';

type Reader = Database | Transaction;
type Calendar = typeof calendars.$inferSelect;

/** A calendar that is read. */
export type Feed = Calendar & { url: string };

export async function findCalendars(db: Reader): Promise<Calendar[]> {
  return await db.select().from(calendars).orderBy(asc(calendars.roomId), asc(calendars.name));
}

/** Those that are read. */
export async function findFeeds(db: Reader): Promise<Feed[]> {
  const all = await findCalendars(db);
  return all.flatMap(({ url, ...calendar }) => (url === null ? [] : { ...calendar, url }));
}

/** Those that could not be read when they were last asked for. */
export async function findFailing(db: Reader): Promise<(Feed & { failingSince: Date })[]> {
  const feeds = await findFeeds(db);
  return feeds.flatMap((feed) =>
    feed.failingSince ? [{ ...feed, failingSince: feed.failingSince }] : [],
  );
}

export async function findCalendar(
  db: Reader,
  { roomId, name }: Pick<Calendar, 'roomId' | 'name'>,
): Promise<Calendar | undefined> {
  const named = and(eq(calendars.roomId, roomId), eq(calendars.name, name));
  const [found] = await db.select().from(calendars).where(named);
  return found;
}

export async function findByToken(db: Reader, token: string): Promise<Calendar | undefined> {
  const [found] = await db.select().from(calendars).where(eq(calendars.token, token));
  return found;
}

/** Makes the calendar of this room and name, or changes it; false without such a room. */
export async function saveCalendar(
  tx: Transaction,
  { roomId, name }: Pick<Calendar, 'roomId' | 'name'>,
  values: Partial<Calendar>,
): Promise<boolean> {
  if ((await tx.$count(rooms, eq(rooms.id, roomId))) === 0) return false;
  await tx
    .insert(calendars)
    .values({ ...values, roomId, name })
    .onConflictDoUpdate({ target: [calendars.roomId, calendars.name], set: values });
  return true;
}

/** Counts a reading that began with this feed; false where another one has ended since, or its address is new. */
export async function claimReading(tx: Transaction, feed: Feed): Promise<boolean> {
  const unchanged = and(
    eq(calendars.id, feed.id),
    eq(calendars.reads, feed.reads),
    eq(calendars.url, feed.url),
  );
  const claimed = await tx
    .update(calendars)
    .set({ reads: feed.reads + 1 })
    .where(unchanged)
    .returning({ id: calendars.id });
  return claimed.length === 1;
}

export async function updateCalendar(
  tx: Transaction,
  id: number,
  values: Partial<Calendar>,
): Promise<void> {
  await tx.update(calendars).set(values).where(eq(calendars.id, id));
}

/** Takes a unit for each of these nights as often as it says, and gives back what else the calendar took. */
export async function replaceBlocks(
  tx: Transaction,
  { id, roomId }: Pick<Calendar, 'id' | 'roomId'>,
  wanted: ReadonlyMap<Day, number>,
): Promise<void> {
  const { calendarId, night, taken } = calendarBlocks;
  const own = eq(calendarId, id);
  const before = await tx.select({ night }).from(calendarBlocks).where(own);
  const nights = [...new Set([...before.map((block) => block.night), ...wanted.keys()])];
  // Before their blocks, as whoever releases a night does.
  await lockNights(tx, roomId, nights);
  await tx
    .update(calendarBlocks)
    .set({ wanted: 0, told: 0 })
    .where(and(own, notInArray(night, [...wanted.keys()])));
  if (wanted.size > 0) {
    await tx
      .insert(calendarBlocks)
      .values([...wanted].map(([night, wanted]) => ({ calendarId: id, night, wanted })))
      .onConflictDoUpdate({
        target: [calendarId, night],
        set: {
          wanted: sql`excluded.wanted`,
          told: sql`LEAST(${calendarBlocks.told}, GREATEST(0, excluded.wanted - ${taken}))`,
        },
      });
  }
  await settleBlocks(tx, roomId, nights);
  await tx
    .delete(calendarBlocks)
    .where(and(own, eq(calendarBlocks.wanted, 0), eq(calendarBlocks.taken, 0)));
}

/** A calendar and all that it took; false where there is none. */
export async function removeCalendar(
  tx: Transaction,
  named: Pick<Calendar, 'roomId' | 'name'>,
): Promise<boolean> {
  const found = await findCalendar(tx, named);
  if (!found) return false;
  await replaceBlocks(tx, found, new Map());
  await tx.delete(calendars).where(eq(calendars.id, found.id));
  return true;
}

/** The rooms of which a calendar has sold nights that are to come. */
export async function findBlockedRooms(tx: Transaction, today: Day): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: calendars.roomId })
    .from(calendarBlocks)
    .innerJoin(calendars, eq(calendars.id, calendarBlocks.calendarId))
    .where(and(gte(calendarBlocks.night, today), gt(calendarBlocks.wanted, 0)));
  return new Set(rows.map(({ id }) => id));
}

export type Conflict = Awaited<ReturnType<typeof findConflicts>>[number];

/** Nights to come, and for sale, that a calendar has sold and that no unit is left for. */
export async function findConflicts(db: Reader, today: Day) {
  const { calendarId, night, wanted, taken, told } = calendarBlocks;
  const missing = sql<number>`${wanted} - ${taken}`;
  return await db
    .select({
      calendarId,
      room: calendars.roomId,
      name: calendars.name,
      night,
      units: missing.mapWith(Number),
      told,
    })
    .from(calendarBlocks)
    .innerJoin(calendars, eq(calendars.id, calendarId))
    .innerJoin(
      roomAvailability,
      and(eq(roomAvailability.roomId, calendars.roomId), eq(roomAvailability.date, night)),
    )
    .where(and(gt(wanted, taken), gte(night, today)))
    .orderBy(asc(night), asc(calendars.roomId), asc(calendars.name));
}

/** Says that the desk knows of these conflicts. */
export async function noteConflictsTold(
  tx: Transaction,
  conflicts: readonly Pick<Conflict, 'calendarId' | 'night' | 'units'>[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${calendarBlocks} SET told = conflict.units
    FROM jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb)
      AS conflict ("calendarId" int, night date, units int)
    WHERE calendar_id = conflict."calendarId" AND ${calendarBlocks.night} = conflict.night`);
}

/** Nights from today on of which no unit is left, but for those that the calendar itself has taken. */
export async function findFullNights(
  db: Reader,
  { id, roomId }: Pick<Calendar, 'id' | 'roomId'>,
  today: Day,
): Promise<Day[]> {
  const { available, closed, date } = roomAvailability;
  const own = and(eq(calendarBlocks.calendarId, id), eq(calendarBlocks.night, date));
  const rows = await db
    .select({ date })
    .from(roomAvailability)
    .leftJoin(calendarBlocks, own)
    .where(
      and(
        eq(roomAvailability.roomId, roomId),
        gte(date, today),
        sql`(${closed} OR ${available} + COALESCE(${calendarBlocks.taken}, 0) <= 0)`,
      ),
    )
    .orderBy(asc(date));
  return rows.map((row) => row.date);
}
