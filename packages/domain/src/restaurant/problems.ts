/** What can go wrong in restaurant. */
export type RestaurantProblem = 'restaurant.failed';
