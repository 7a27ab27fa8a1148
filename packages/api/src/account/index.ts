export * from './endpoints.js';
export * from './session-endpoints.js';
