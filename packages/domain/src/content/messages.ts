import type { ContentProblem } from './problems.js';

export const contentMessages = {
  'content.failed': 'Failed to fetch content',
} satisfies Record<ContentProblem, string>;
