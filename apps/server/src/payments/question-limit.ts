import type { RateLimit } from '../http/rate-limit.js';

/** Going on and giving up both ask the provider first: no guest needs that more often. */
export const questionLimit: RateLimit<unknown> = {
  name: 'payment-questions',
  points: 20,
  seconds: 60,
  key: (_, { caller }) => caller?.id ?? '',
};
