export * from './setting-schemas.js';
export * from './read-operations.js';
export * from './change-operations.js';
export * from './file-operations.js';
