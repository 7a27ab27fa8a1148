import type { menuItems } from '../../restaurant/tables.js';

/** A dish of the demonstration hotel; its place in the list is its place on the menu. */
export type Dish = Omit<typeof menuItems.$inferInsert, 'position'>;
