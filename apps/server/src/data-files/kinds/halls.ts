import { hallSchema, hallSeatingSchema } from '@vestibule/domain/halls';
import { dollarsToCents } from '@vestibule/domain/money';
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { wholeRow } from '../../database/whole-row.js';
import { toHall } from '../../halls/store.js';
import { hallRequests, halls } from '../../halls/tables.js';
import { recordFile } from '../check-by-schema.js';
import { dollars, whole } from '../file-fields.js';
import type { KindDefinition } from '../kind.js';
import { saveOrder } from '../store.js';

const seating = v.strictObject({ ...hallSeatingSchema.entries, people: whole(1) });

const file = recordFile({
  ...v.omit(hallSchema, ['_id']).entries,
  size: whole(0),
  capacity: whole(0),
  price: dollars,
  seating: v.optional(v.array(seating)),
});
type HallEntry = ReturnType<typeof file.shape>;

export const hallsKind: KindDefinition<HallEntry> = {
  async read({ tx }) {
    const rows = await tx.select().from(halls).orderBy(asc(halls.position), asc(halls.id));
    return new Map(rows.map((row) => [row.id, file.shape(toHall(row))]));
  },
  check: file.check,
  pictures: (hall, rename) => ({
    ...hall,
    images: hall.images.map((file) => rename('halls', file, 'images')),
  }),
  /** A hall is asked for, not booked: the requests are the hotel's books. */
  async live(ids, { tx }) {
    const { id } = halls;
    const found = tx
      .select({ id })
      .from(halls)
      .where(inArray(id, [...ids]));
    await found.orderBy(asc(id)).for('update');
    const rows = await tx.selectDistinct({ id: hallRequests.hallId }).from(hallRequests);
    return new Set(rows.map(({ id }) => id));
  },
  async save(changed, { tx }) {
    for (const { id, after } of changed) {
      const { price, ...hall } = after;
      const row = wholeRow(halls, { ...hall, priceCents: dollarsToCents(price) });
      await tx
        .insert(halls)
        .values({ id, position: 0, ...row })
        .onConflictDoUpdate({ target: halls.id, set: row });
    }
  },
  async remove(ids, { tx }) {
    await tx.delete(halls).where(inArray(halls.id, [...ids]));
  },
  order: (ids, { tx }) => saveOrder(tx, halls, ids),
};
