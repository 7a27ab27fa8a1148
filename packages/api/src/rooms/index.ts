export * from './endpoints.js';
export * from './listed-room.js';
