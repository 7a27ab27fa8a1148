/** What can go wrong in spa. */
export type SpaProblem = 'spa.not-found' | 'spa.slot-taken';
