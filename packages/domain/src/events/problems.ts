/** What can go wrong in events. */
export type EventsProblem = 'events.not-found' | 'events.sold-out';
