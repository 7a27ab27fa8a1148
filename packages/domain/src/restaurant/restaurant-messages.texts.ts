import type { RestaurantProblem } from './problems.js';

export const texts = {
  'restaurant.failed': 'Failed to load menu items',
} satisfies Record<RestaurantProblem, string>;
