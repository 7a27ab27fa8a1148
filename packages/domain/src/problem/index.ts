export * from './problem.js';
export * from './request-problems.js';
export * from './rule-message.js';
export * from './status-messages.js';
export * from './toast-times.js';
export * from './wait-message.js';
