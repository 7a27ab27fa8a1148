import type { EventsProblem } from '@vestibule/domain/events';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const eventsStatus = {
  'events.failed': 500,
  'events.unreachable': 503,
  'events.not-found': 404,
  'events.over': 409,
  'events.begun': 409,
  'events.sold-out': 409,
  'events.tickets-required': 422,
  'events.unknown-option': 422,
} satisfies Record<EventsProblem, ContentfulStatusCode>;
