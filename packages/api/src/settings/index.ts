export * from './general-endpoints.js';
export * from './endpoints.js';
export * from './change-endpoints.js';
