import * as v from 'valibot';
import { dollarsSchema } from '../money/dollars.schema.js';
import { discountSchema } from '../rooms/room.schema.js';
import { menuCategories } from './menu-item.js';

/** Something to add to a dish, with its added price in dollars. */
export const menuExtraSchema = v.object({ name: v.string(), price: dollarsSchema });
export type MenuExtra = v.InferOutput<typeof menuExtraSchema>;

/** A dish as the API carries it (spec 3, Menu item). */
export const menuItemSchema = v.object({
  _id: v.string(),
  name: v.string(),
  description: v.string(),
  /** Dollars, before any discount. */
  price: dollarsSchema,
  category: v.object({ name: v.picklist(menuCategories) }),
  /** False hides it. */
  available: v.boolean(),
  /** Names, or paths starting `/uploads/`. */
  images: v.array(v.string()),
  discount: v.nullish(discountSchema),
  /** Minutes. */
  preparationTime: v.optional(v.number()),
  ingredients: v.array(v.string()),
  extras: v.array(menuExtraSchema),
});
export type MenuItem = v.InferOutput<typeof menuItemSchema>;
