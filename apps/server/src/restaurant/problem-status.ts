import type { RestaurantProblem } from '@vestibule/domain/restaurant';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const restaurantStatus = {
  'restaurant.failed': 500,
} satisfies Record<RestaurantProblem, ContentfulStatusCode>;
