/** What can go wrong in content. */
export type ContentProblem = 'content.failed';
