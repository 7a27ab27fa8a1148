import { discountedCents } from '../rooms/discount.js';
import { dollarsToCents } from '../money/index.js';
import { menuCategories, type MenuCategory } from './menu-item.js';
import type { MenuItem } from './menu-item.schema.js';

export type GroupedMenu = Record<MenuCategory, MenuItem[]>;

/** The menu by tab; what is not available is hidden (spec 7, Restaurant). */
export function groupMenu(items: readonly MenuItem[]): GroupedMenu {
  const shown = items.filter((item) => item.available);
  const inTab = (tab: MenuCategory) => shown.filter(({ category }) => category.name === tab);
  return {
    breakfast: inTab('breakfast'),
    lunch: inTab('lunch'),
    dinner: inTab('dinner'),
    dessert: inTab('dessert'),
  };
}

/** The first tab that has something in it is preselected (spec 2); the first of all otherwise. */
export function firstFilledTab(menu: GroupedMenu): MenuCategory {
  return menuCategories.find((tab) => menu[tab].length > 0) ?? menuCategories[0];
}

/** What a dish costs, in cents, after its discount. */
export function menuItemCents(item: Pick<MenuItem, 'price' | 'discount'>): number {
  return discountedCents(dollarsToCents(item.price), item.discount);
}
