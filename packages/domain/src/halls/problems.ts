/** What can go wrong in halls. */
export type HallsProblem = 'halls.not-found' | 'halls.not-available' | 'halls.key-reused';
