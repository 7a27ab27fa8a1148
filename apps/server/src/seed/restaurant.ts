import { menuItems } from '../restaurant/tables.js';
import { saveWords } from '../translations/store.js';
import { menuWords } from './arabic/menu.js';
import { breakfast, dessert } from './restaurant/morning-and-sweet.js';
import { dinner, lunch } from './restaurant/lunch-and-dinner.js';
import type { Seed } from './seed.js';

export const menu = [...breakfast, ...lunch, ...dinner, ...dessert];

export const restaurantSeed: Seed = {
  name: 'restaurant',
  async seed(tx) {
    await tx
      .insert(menuItems)
      .values(menu.map((dish, index) => ({ ...dish, position: index + 1 })));
    await saveWords(tx, 'menu_items', 'ar', menuWords);
  },
};
