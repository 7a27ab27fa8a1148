import type { RestaurantProblem } from './problems.js';

export const restaurantMessages = {
  'restaurant.failed': 'Failed to load menu items',
} satisfies Record<RestaurantProblem, string>;
