import type { ContentProblem } from '@vestibule/domain/content';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const contentStatus = {
  'content.failed': 500,
} satisfies Record<ContentProblem, ContentfulStatusCode>;
