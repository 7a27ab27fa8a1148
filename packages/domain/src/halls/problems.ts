/** What can go wrong in halls. */
export type HallsProblem = 'halls.not-found';
