export * from './pack.js';
export * from './message.js';
