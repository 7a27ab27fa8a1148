import type { Day } from './day.js';

/** The hotel's day in every story, builder, example and server test. */
export const SAMPLE_TODAY: Day = '2026-11-20';

/** Noon at the hotel on that day. */
export const SAMPLE_NOW = new Date(`${SAMPLE_TODAY}T08:00:00Z`);
