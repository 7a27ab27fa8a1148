export * from './day.js';
export * from './hotel-time.js';
