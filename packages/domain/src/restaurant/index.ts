export * from './menu-item.schema.js';
export * from './menu-item.js';
export * from './group-menu.js';
export * from './opening-hours.js';
export * from './restaurant-about.js';
export * from './problems.js';
export * from './messages.js';
