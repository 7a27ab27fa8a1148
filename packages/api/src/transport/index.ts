export * from './environment.js';
export * from './failure.js';
export * from './hotel-api.js';
export * from './request-for.js';
export * from './storage-keys.js';
export * from './store.js';
