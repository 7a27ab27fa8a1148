import * as v from 'valibot';
import { menuCategories, type MenuItem } from '@vestibule/domain/restaurant';
import { discountSchema } from '../rooms/contract.js';
import { dollarsSchema, envelope, operation } from '../transport/operation.js';
import { routes } from './routes.js';

export const menuItemSchema = v.object({
  _id: v.string(),
  name: v.string(),
  description: v.string(),
  price: dollarsSchema,
  category: v.object({ name: v.picklist(menuCategories) }),
  available: v.boolean(),
  images: v.array(v.string()),
  discount: v.nullish(discountSchema),
  preparationTime: v.optional(v.number()),
  ingredients: v.array(v.string()),
  extras: v.array(v.object({ name: v.string(), price: dollarsSchema })),
}) satisfies v.GenericSchema<unknown, MenuItem>;

/** Spec 7, Restaurant: every dish, also those that are hidden (`available` false). */
export const listMenuItems = operation({
  id: 'restaurant.list-menu-items',
  ...routes.listMenuItems,
  summary: 'The menu',
  access: 'public',
  reply: envelope(v.array(menuItemSchema)),
  problems: ['restaurant.failed'],
});
