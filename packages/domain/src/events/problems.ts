/** What can go wrong in events. */
export type EventsProblem =
  | 'events.failed'
  | 'events.unreachable'
  | 'events.not-found'
  | 'events.over'
  | 'events.begun'
  | 'events.sold-out'
  | 'events.tickets-required'
  | 'events.unknown-option';
