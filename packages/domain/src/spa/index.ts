export * from './treatment.schema.js';
export * from './treatment.js';
export * from './filter-treatments.js';
export * from './spa-slots.js';
export * from './book-treatment.js';
export * from './spa-steps.js';
export * from './problems.js';
export * from './messages.js';
