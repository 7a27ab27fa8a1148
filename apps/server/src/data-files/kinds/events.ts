import { eventOptionSchema, eventSchema } from '@vestibule/domain/events';
import { dollarsToCents } from '@vestibule/domain/money';
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { wholeRow } from '../../database/whole-row.js';
import type { Transaction } from '../../database/connect.js';
import { toEvent } from '../../events/store.js';
import { events } from '../../events/tables.js';
import { recordFile } from '../check-by-schema.js';
import { clock, dollars, whole } from '../file-fields.js';
import type { KindDefinition } from '../kind.js';
import { findBooked } from '../store.js';

const options = v.array(v.strictObject({ ...eventOptionSchema.entries, price: dollars }));

const file = recordFile({
  ...v.omit(eventSchema, ['_id', 'currentAttendees']).entries,
  startTime: clock,
  endTime: clock,
  price: dollars,
  maxAttendees: whole(0),
  extras: options,
  addons: options,
});
type EventEntry = ReturnType<typeof file.shape>;

/** Events, without how many tickets are sold. */
export const eventsKind: KindDefinition<EventEntry> = {
  async read({ tx }) {
    const { date, startTime, id } = events;
    const rows = await tx.select().from(events).orderBy(asc(date), asc(startTime), asc(id));
    return new Map(rows.map((row) => [row.id, file.shape(toEvent(row))]));
  },
  check: file.check,
  pictures: (event, rename) => ({
    ...event,
    images: event.images.map((file) => rename('events', file, 'images')),
  }),
  async live(ids, { tx, today }) {
    await lockEvents(tx, ids);
    return await findBooked(tx, 'event', today);
  },
  async refuse(changed, { tx }) {
    const fewer = changed.filter(
      ({ before, after }) => before && after.maxAttendees < before.maxAttendees,
    );
    if (fewer.length === 0) return [];
    const ids = fewer.map(({ id }) => id);
    const rows = await lockEvents(tx, ids);
    const sold = new Map(rows.map(({ id, currentAttendees }) => [id, currentAttendees]));
    return fewer.flatMap(({ id, after }) => {
      const tickets = sold.get(id) ?? 0;
      const message = `must be at least ${tickets}, which are sold`;
      return after.maxAttendees < tickets ? [{ path: [id, 'maxAttendees'], message }] : [];
    });
  },
  async save(changed, { tx }) {
    for (const { id, after } of changed) {
      const { price, ...event } = after;
      const row = wholeRow(events, { ...event, priceCents: dollarsToCents(price) });
      await tx
        .insert(events)
        .values({ id, currentAttendees: 0, ...row })
        .onConflictDoUpdate({ target: events.id, set: row });
    }
  },
  async remove(ids, { tx }) {
    await tx.delete(events).where(inArray(events.id, [...ids]));
  },
};

async function lockEvents(tx: Transaction, ids: readonly string[]) {
  const { id } = events;
  const found = tx
    .select()
    .from(events)
    .where(inArray(id, [...ids]));
  return await found.orderBy(asc(id)).for('update');
}
