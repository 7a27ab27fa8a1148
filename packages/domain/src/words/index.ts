export * from './pack.js';
export * from './message.js';
export * from './language.js';
export * from './record-language.js';
export * from './record-parts.js';
