import { centsToDollars } from '@vestibule/domain/money';
import { MAX_DISHES, type MenuItem } from '@vestibule/domain/restaurant';
import type { Complete } from '@vestibule/domain/record';
import { asc, desc } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { menuItems } from './tables.js';

type MenuItemRow = typeof menuItems.$inferSelect;

/** The menu, hidden dishes too: the guest's side decides (spec 7). Those that guests see first. */
export async function findMenuItems(db: Database | Transaction): Promise<MenuItem[]> {
  const rows = await db
    .select()
    .from(menuItems)
    .orderBy(desc(menuItems.available), asc(menuItems.position), asc(menuItems.id))
    .limit(MAX_DISHES);
  return rows.map(toMenuItem);
}

export function toMenuItem({
  id,
  priceCents,
  category,
  extras,
  ...row
}: MenuItemRow): Complete<MenuItem> {
  return {
    ...row,
    _id: id,
    price: centsToDollars(priceCents),
    category: { name: category },
    preparationTime: row.preparationTime ?? undefined,
    extras: extras.map((extra) => ({ name: extra.name, price: centsToDollars(extra.priceCents) })),
  };
}
