import { catalogue } from '../words/en.js';
import type { RestaurantProblem } from './problems.js';

export const texts = catalogue('restaurantMessages', {
  'restaurant.failed': 'Failed to load menu items',
} satisfies Record<RestaurantProblem, string>);
