import type { EventsProblem } from '@vestibule/domain/events';

/** Where a problem shows: in place of the list, in place of the event's page, or beside the methods. */
export type EventsPlace = 'list' | 'page' | 'payment-step';

/** Every code of the feature and its place. */
export const eventsPlaces = {
  'events.failed': 'list',
  'events.unreachable': 'list',
  'events.not-found': 'page',
  'events.over': 'payment-step',
  'events.begun': 'payment-step',
  'events.sold-out': 'payment-step',
  'events.tickets-required': 'payment-step',
  'events.unknown-option': 'payment-step',
} satisfies Record<EventsProblem, EventsPlace>;
