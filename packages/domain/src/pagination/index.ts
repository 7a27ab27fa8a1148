export * from './page-of.js';
