export * from './subscription.js';
