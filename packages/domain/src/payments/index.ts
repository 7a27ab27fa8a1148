export * from './payment.js';
export * from './payment-method.js';
export * from './convert-omr.js';
export * from './payment-progress.js';
export * from './account-money.js';
export * from './provider-status.js';
export * from './problems.js';
export * from './messages.js';
