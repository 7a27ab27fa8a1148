import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('menuTabs', {
  menu: 'Menu',
  noItems: 'No items available in this category',
});
