import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './FeaturedDishes.texts.js';

export const texts: Translation<typeof english> = {
  featuredDishes: 'أطباق مميزة',
};
