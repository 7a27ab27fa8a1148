export * from './auth-slice.js';
export * from './session.js';
