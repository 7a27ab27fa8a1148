export * from './day.schema.js';
export * from './day.js';
export * from './day-runs.js';
export * from './duration.js';
export * from './hotel-time.js';
export { texts as dayTexts } from './day.texts.js';
export { texts as hotelTimeTexts } from './hotel-time.texts.js';
export * from './zone-offset.js';
export * from './calendar-file.js';
