export * from './link-preview.js';
export * from './picture-colours.js';
export * from './picture-sources.js';
