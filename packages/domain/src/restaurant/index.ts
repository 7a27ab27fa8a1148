export * from './problems.js';
export * from './messages.js';
