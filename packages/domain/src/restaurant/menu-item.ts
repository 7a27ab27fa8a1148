import type { Translation } from '../words/index.js';
import { texts } from './menu-item.texts.js';

/** The four tabs, in their order (spec 2, Restaurant). */
export const menuCategories = ['breakfast', 'lunch', 'dinner', 'dessert'] as const;
export type MenuCategory = (typeof menuCategories)[number];

export function isMenuCategory(name: unknown): name is MenuCategory {
  return menuCategories.some((category) => category === name);
}

export const menuTabLabels = (t: Translation<typeof texts> = texts) =>
  ({
    breakfast: t.breakfast,
    lunch: t.lunch,
    dinner: t.dinner,
    dessert: t.dessert,
  }) satisfies Record<MenuCategory, string>;

/** The most dishes of a menu (decision 027). */
export const MAX_DISHES = 200;
