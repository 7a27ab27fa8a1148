import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('restaurant', {
  fromTheKitchen: 'From the kitchen',
  ourMenu: 'Our menu',
  loading: 'Loading menu items...',
  restaurant: 'Restaurant',
});
