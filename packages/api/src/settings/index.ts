export * from './endpoints.js';
export * from './change-endpoints.js';
