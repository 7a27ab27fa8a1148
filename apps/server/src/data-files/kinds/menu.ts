import { dollarsToCents } from '@vestibule/domain/money';
import { menuExtraSchema, menuItemSchema } from '@vestibule/domain/restaurant';
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { wholeRow } from '../../database/whole-row.js';
import { toMenuItem } from '../../restaurant/store.js';
import { menuItems } from '../../restaurant/tables.js';
import { recordFile } from '../check-by-schema.js';
import { dollars, whole } from '../file-fields.js';
import type { KindDefinition } from '../kind.js';
import { saveOrder } from '../store.js';

const extra = v.strictObject({ ...menuExtraSchema.entries, price: dollars });

const file = recordFile({
  ...v.omit(menuItemSchema, ['_id']).entries,
  price: dollars,
  preparationTime: v.optional(whole(0)),
  extras: v.array(extra),
});
type DishEntry = ReturnType<typeof file.shape>;

export const menuKind: KindDefinition<DishEntry> = {
  async read({ tx }) {
    const { position, id } = menuItems;
    const rows = await tx.select().from(menuItems).orderBy(asc(position), asc(id));
    return new Map(rows.map((row) => [row.id, file.shape(toMenuItem(row))]));
  },
  check: file.check,
  pictures: (dish, rename) => ({
    ...dish,
    images: dish.images.map((file) => rename('restaurant', file, 'images')),
  }),
  async save(changed, { tx }) {
    for (const { id, after } of changed) {
      const row = rowOf(after);
      await tx
        .insert(menuItems)
        .values({ id, position: 0, ...row })
        .onConflictDoUpdate({ target: menuItems.id, set: row });
    }
  },
  async remove(ids, { tx }) {
    await tx.delete(menuItems).where(inArray(menuItems.id, [...ids]));
  },
  order: (ids, { tx }) => saveOrder(tx, menuItems, ids),
};

function rowOf({ price, category, extras, ...dish }: DishEntry) {
  return wholeRow(menuItems, {
    ...dish,
    priceCents: dollarsToCents(price),
    category: category.name,
    extras: extras.map((one) => ({ name: one.name, priceCents: dollarsToCents(one.price) })),
  });
}
