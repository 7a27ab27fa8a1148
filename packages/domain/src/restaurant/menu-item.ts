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

/** The most dishes of a menu (decision 027). */
export const MAX_DISHES = 200;
