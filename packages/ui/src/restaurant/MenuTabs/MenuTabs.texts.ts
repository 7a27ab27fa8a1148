export const texts = {
  menu: 'Menu',
  noItems: 'No items available in this category',
};
