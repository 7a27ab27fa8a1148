/** What can go wrong in halls. */
export type HallsProblem =
  | 'halls.failed'
  | 'halls.unreachable'
  | 'halls.not-found'
  | 'halls.not-available';
