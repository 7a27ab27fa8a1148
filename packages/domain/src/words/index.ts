export * from './pack.js';
export type * from './message.js';
