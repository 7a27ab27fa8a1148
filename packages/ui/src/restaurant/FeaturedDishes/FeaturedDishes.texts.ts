import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('featuredDishes', { featuredDishes: 'Featured dishes' });
