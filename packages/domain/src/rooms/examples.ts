export * from './book-room.examples.js';
export * from './search-rooms.examples.js';
