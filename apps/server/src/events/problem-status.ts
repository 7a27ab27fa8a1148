import type { EventsProblem } from '@vestibule/domain/events';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const eventsStatus = {
  'events.not-found': 404,
  'events.sold-out': 409,
} satisfies Record<EventsProblem, ContentfulStatusCode>;
