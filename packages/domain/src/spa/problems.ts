/** What can go wrong in spa. */
export type SpaProblem =
  | 'spa.not-found'
  | 'spa.by-arrangement'
  | 'spa.incomplete'
  | 'spa.date-past'
  | 'spa.slot-taken'
  | 'spa.slot-past';
