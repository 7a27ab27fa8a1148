// Every feature's tables, one line each, in the order of the features' names.
export * from '../seed/tables.js';
export * from '../account/tables.js';
export * from '../cache/tables.js';
export * from '../content/tables.js';
export * from '../desk/tables.js';
export * from '../events/tables.js';
export * from '../halls/tables.js';
export * from '../http/tables.js';
export * from '../newsletter/tables.js';
export * from '../restaurant/tables.js';
export * from '../rooms/tables.js';
export * from '../settings/tables.js';
export * from '../spa/tables.js';
export * from '../bookings/tables.js';
export * from '../payments/tables.js';
export * from '../translations/tables.js';
export * from '../sandbox/tables.js';
