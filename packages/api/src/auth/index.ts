export * from './auth-slice.js';
export * from './session.js';
export * from './follow-other-tabs.js';
