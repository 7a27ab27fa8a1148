export * from './event.js';
export * from './quote-tickets.js';
export * from './check-ticket-order.js';
export * from './ticket-wizard.js';
export * from './problems.js';
export * from './messages.js';
