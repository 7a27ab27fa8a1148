export * from './articles.js';
