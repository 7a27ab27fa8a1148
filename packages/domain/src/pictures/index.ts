export * from './picture-sources.js';
