export * from './hall.js';
export * from './request-hall.js';
export * from './hall-booking.js';
export * from './hall-request-record.js';
export * from './problems.js';
export * from './messages.js';
