import type { HallsProblem } from '@vestibule/domain/halls';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const hallsStatus = {
  'halls.not-found': 404,
} satisfies Record<HallsProblem, ContentfulStatusCode>;
