import { AVAILABILITY_DAYS, roomSchema } from '@vestibule/domain/rooms';
import { dollarsToCents } from '@vestibule/domain/money';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { countSold } from '../../bookings/desk-store.js';
import { settleAllBlocks } from '../../calendars/settle-all-blocks.js';
import { findBlockedRooms } from '../../calendars/store.js';
import { wholeRow } from '../../database/whole-row.js';
import { extendAvailability, toRoom } from '../../rooms/store.js';
import { roomAvailability, rooms } from '../../rooms/tables.js';
import { cleanRecord } from '../../translations/clean-record.js';
import { recordFile } from '../check-by-schema.js';
import { clock, dollars, whole } from '../file-fields.js';
import type { Changed, DataContext, Fault, KindDefinition } from '../kind.js';
import { findBooked, saveOrder } from '../store.js';

const file = recordFile({
  ...v.omit(roomSchema, ['_id', 'originalAmenities', 'pictureTexts']).entries,
  capacity: v.optional(whole(1)),
  size: v.optional(whole(1)),
  price: dollars,
  checkInTime: v.optional(clock),
  checkOutTime: v.optional(clock),
  units: whole(0, 10_000),
});
type RoomEntry = ReturnType<typeof file.shape>;

/** Rooms, with how many of each the hotel has. */
export const roomsKind: KindDefinition<RoomEntry> = {
  async read({ tx }) {
    const rows = await tx.select().from(rooms).orderBy(asc(rooms.position), asc(rooms.id));
    return new Map(rows.map((row) => [row.id, file.shape({ ...toRoom(row), units: row.units })]));
  },
  check(id, value) {
    const checked = file.check(id, value);
    if (!('entry' in checked)) return checked;
    const { active = true, ...room } = checked.entry;
    return { entry: file.shape(cleanRecord('rooms', { ...room, active })) };
  },
  pictures: (room, rename) => ({
    ...room,
    images: room.images.map((file) => rename('rooms', file, 'images')),
  }),
  async live(ids, context) {
    await lockNightsAhead(ids, context);
    const booked = await findBooked(context.tx, 'room', context.today);
    return new Set([...booked, ...(await findBlockedRooms(context.tx, context.today))]);
  },
  refuse,
  async save(changed, context) {
    for (const { id, before, after } of changed) {
      await saveRoom(id, after, context);
      if (before) await moveAvailability(id, after.units - before.units, context);
    }
    await extendAvailability(context.tx, context.today, AVAILABILITY_DAYS);
    await settleAllBlocks(context.tx);
  },
  async remove(ids, { tx }) {
    await tx.delete(roomAvailability).where(inArray(roomAvailability.roomId, [...ids]));
    await tx.delete(rooms).where(inArray(rooms.id, [...ids]));
  },
  order: (ids, { tx }) => saveOrder(tx, rooms, ids),
};

async function saveRoom(id: string, { price, ...room }: RoomEntry, { tx }: DataContext) {
  const row = wholeRow(rooms, {
    ...room,
    active: room.active ?? true,
    priceCents: dollarsToCents(price),
  });
  await tx
    .insert(rooms)
    .values({ id, position: 0, ...row })
    .onConflictDoUpdate({ target: rooms.id, set: row });
}

const openNights = (id: string, { today }: DataContext) =>
  and(
    eq(roomAvailability.roomId, id),
    gte(roomAvailability.date, today),
    eq(roomAvailability.closed, false),
  );

async function moveAvailability(id: string, difference: number, context: DataContext) {
  if (difference === 0) return;
  await context.tx
    .update(roomAvailability)
    .set({ available: sql`${roomAvailability.available} + ${difference}` })
    .where(openNights(id, context));
}

/** The first night on which more is sold than there would be. */
async function refuse(changed: readonly Changed<RoomEntry>[], context: DataContext) {
  const faults: Fault[] = [];
  for (const { id, before, after } of changed) {
    if (!before || after.units >= before.units) continue;
    const nights = await lockNightsAhead([id], context);
    const booked = await countSold(context.tx, id, context.today);
    for (const { date, available, closed } of nights) {
      const sold = closed ? (booked.get(date) ?? 0) : before.units - available;
      if (sold <= after.units) continue;
      const message = `must be at least ${sold}, which are sold on the night of ${date}`;
      faults.push({ path: [id, 'units'], message });
      break;
    }
  }
  return faults;
}

/** Locks the nights of these rooms from today on, in the order in which bookings lock them. */
async function lockNightsAhead(ids: readonly string[], { tx, today }: DataContext) {
  const { roomId, date } = roomAvailability;
  return await tx
    .select()
    .from(roomAvailability)
    .where(and(inArray(roomId, [...ids]), gte(date, today)))
    .orderBy(asc(roomId), asc(date))
    .for('update');
}
