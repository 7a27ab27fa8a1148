export * from './area-map.js';
