import type { Day } from './day.js';
import { HOTEL_TIME_ZONE, hotelToday } from './hotel-time.js';

/** Noon at the hotel: the time of every story, builder, example and server test. */
export const SAMPLE_NOW = new Date('2026-11-20T08:00:00Z');

/** The hotel's day at that time. */
export const SAMPLE_TODAY: Day = hotelToday(SAMPLE_NOW, HOTEL_TIME_ZONE);
