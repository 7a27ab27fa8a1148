export * from './problems.js';
export * from './messages.js';
export * from './user.js';
