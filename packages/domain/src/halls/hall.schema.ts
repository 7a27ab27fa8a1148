import * as v from 'valibot';
import { dollarsSchema } from '../money/dollars.schema.js';

/** One way to set a hall: `Theatre` for 40 people. */
export const hallSeatingSchema = v.object({ layout: v.string(), people: v.number() });
export type HallSeating = v.InferOutput<typeof hallSeatingSchema>;

/** A meeting hall as the API carries it (spec 3). */
export const hallSchema = v.object({
  _id: v.string(),
  name: v.string(),
  /** Square feet. */
  size: v.number(),
  /** People. */
  capacity: v.number(),
  /** Dollars for one hour. */
  price: dollarsSchema,
  amenities: v.array(v.string()),
  /** Only 'Available' halls are kept in the list (spec 3). */
  status: v.string(),
  /** File names under `/uploads/halls/`. */
  images: v.array(v.string()),
  /** How it can be set, and for how many people each. */
  seating: v.optional(v.array(hallSeatingSchema)),
});
export type MeetingHall = v.InferOutput<typeof hallSchema>;
