import type { HallsProblem } from '@vestibule/domain/halls';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const hallsStatus = {
  'halls.failed': 500,
  'halls.unreachable': 503,
  'halls.not-found': 404,
  'halls.not-available': 409,
} satisfies Record<HallsProblem, ContentfulStatusCode>;
