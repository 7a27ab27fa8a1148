import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MenuCategory } from '@vestibule/domain/restaurant';
import type { Discount } from '@vestibule/domain/rooms';

export const menuItems = pgTable('menu_items', {
  id: text().primaryKey(),
  /** The order of the menu. */
  position: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  priceCents: integer('price_cents').notNull(),
  category: text().$type<MenuCategory>().notNull(),
  available: boolean().notNull().default(true),
  images: text().array().notNull(),
  discount: jsonb().$type<Discount>(),
  preparationTime: integer('preparation_time'),
  ingredients: text().array().notNull(),
  extras: jsonb().$type<{ name: string; priceCents: number }[]>().notNull(),
});
