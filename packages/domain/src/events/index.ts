export * from './event.js';
export * from './event-calendar.js';
export * from './quote-tickets.js';
export * from './check-ticket-order.js';
export * from './ticket-wizard.js';
export * from './order-tickets.js';
export * from './problems.js';
export * from './messages.js';
