import * as v from 'valibot';
import { daySchema } from '../calendar/day.schema.js';
import { dollarsSchema } from '../money/dollars.schema.js';

/** Something to add to a ticket: `extras` and `addons` have the same shape (spec 3). */
export const eventOptionSchema = v.object({
  _id: v.string(),
  name: v.string(),
  /** Dollars each. */
  price: dollarsSchema,
});
export type EventOption = v.InferOutput<typeof eventOptionSchema>;

/** An event as the API carries it (spec 3). */
export const eventSchema = v.object({
  _id: v.string(),
  title: v.string(),
  description: v.string(),
  date: daySchema,
  /** `HH:MM` at the hotel; an end before the start is past midnight. */
  startTime: v.string(),
  endTime: v.string(),
  location: v.string(),
  /** Dollars for one person. */
  price: dollarsSchema,
  maxAttendees: v.number(),
  currentAttendees: v.number(),
  /** File names under `/uploads/events/`. */
  images: v.array(v.string()),
  status: v.string(),
  active: v.boolean(),
  publishWebsite: v.boolean(),
  isRefundable: v.boolean(),
  extras: v.array(eventOptionSchema),
  addons: v.array(eventOptionSchema),
});
export type HotelEvent = v.InferOutput<typeof eventSchema>;
