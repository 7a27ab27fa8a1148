import { catalogue } from '../words/en.js';
import type { EventsProblem } from './problems.js';

export const texts = catalogue('eventsMessages', {
  'events.failed': 'Failed to fetch events',
  'events.unreachable': 'Failed to connect to server',
  'events.not-found': 'We could not find that event.',
  'events.over': 'This event is over.',
  'events.begun': 'This event has begun. Tickets are sold until it begins.',
  'events.sold-out': 'There are not enough places left.',
  'events.tickets-required': 'Please choose at least one ticket.',
  'events.unknown-option': 'One of the extras is no longer offered. Please choose again.',
} satisfies Record<EventsProblem, string>);
