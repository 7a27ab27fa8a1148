import type { Discount } from '../rooms/room.js';

/** The four tabs, in their order (spec 2, Restaurant). */
export const menuCategories = ['breakfast', 'lunch', 'dinner', 'dessert'] as const;
export type MenuCategory = (typeof menuCategories)[number];

export function isMenuCategory(name: unknown): name is MenuCategory {
  return menuCategories.some((category) => category === name);
}

export const menuTabLabels = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  dessert: 'Desserts',
} satisfies Record<MenuCategory, string>;

/** A dish as the API carries it (spec 3, Menu item). */
export interface MenuItem {
  _id: string;
  name: string;
  description: string;
  /** Dollars, before any discount. */
  price: number;
  category: { name: MenuCategory };
  /** False hides it. */
  available: boolean;
  /** Names, or paths starting `/uploads/`. */
  images: string[];
  discount?: Discount | null;
  /** Minutes. */
  preparationTime?: number;
  ingredients: string[];
  extras: MenuExtra[];
}

/** The most dishes of a menu (decision 027). */
export const MAX_DISHES = 200;

/** Something to add to a dish, with its added price in dollars. */
export interface MenuExtra {
  name: string;
  price: number;
}
