export * from './book-treatment.examples.js';
