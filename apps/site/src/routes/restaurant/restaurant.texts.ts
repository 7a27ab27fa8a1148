export const texts = {
  fromTheKitchen: 'From the kitchen',
  ourMenu: 'Our menu',
  loading: 'Loading menu items...',
  restaurant: 'Restaurant',
};
