export * from './room.builders.js';
export * from './book-room.examples.js';
export * from './search-rooms.examples.js';
