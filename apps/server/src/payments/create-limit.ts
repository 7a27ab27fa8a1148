import type { RateLimit } from '../http/rate-limit.js';

/** Every create takes a unit of what is sold, and may open a provider's page. */
export const createLimit: RateLimit<unknown> = {
  name: 'payment-creates',
  points: 30,
  seconds: 60,
  key: (_, { caller }) => caller?.id ?? '',
};
