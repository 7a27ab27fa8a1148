import type { EventsProblem } from './problems.js';

export const eventsMessages = {
  'events.not-found': 'We could not find that event.',
  'events.sold-out': 'There are not enough places left.',
} satisfies Record<EventsProblem, string>;
