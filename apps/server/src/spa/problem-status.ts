import type { SpaProblem } from '@vestibule/domain/spa';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const spaStatus = {
  'spa.not-found': 404,
  'spa.by-arrangement': 422,
  'spa.slot-taken': 409,
  'spa.incomplete': 422,
  'spa.date-past': 422,
  'spa.slot-past': 409,
} satisfies Record<SpaProblem, ContentfulStatusCode>;
