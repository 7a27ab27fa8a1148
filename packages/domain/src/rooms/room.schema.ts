import * as v from 'valibot';
import { daySchema } from '../calendar/day.schema.js';
import { dollarsSchema } from '../money/dollars.schema.js';

/** A price reduction. It counts only when both `active` and `publishWebsite` are true (spec 4). */
export const discountSchema = v.object({
  name: v.string(),
  type: v.picklist(['percentage', 'fixed']),
  /** Per cent, or dollars off for `fixed`. */
  value: v.number(),
  active: v.boolean(),
  publishWebsite: v.boolean(),
});
export type Discount = v.InferOutput<typeof discountSchema>;

/** A room as the API carries it (spec 3). */
export const roomSchema = v.object({
  _id: v.string(),
  name: v.string(),
  category: v.string(),
  type: v.string(),
  active: v.optional(v.boolean()),
  /** File names under `/uploads/rooms/`. */
  images: v.array(v.string()),
  /** What the pictures show, by their file names; one without a description is not among them. */
  pictureTexts: v.optional(v.record(v.string(), v.string())),
  /** HTML, sanitised when stored. */
  description: v.string(),
  capacity: v.optional(v.number()),
  bedType: v.optional(v.string()),
  /** Square metres. */
  size: v.optional(v.number()),
  /** Dollars for one night, before any discount. */
  price: dollarsSchema,
  amenities: v.array(v.string()),
  /** Where the words are translated: the amenities as the hotel wrote them, in the same order. */
  originalAmenities: v.optional(v.array(v.string())),
  breakfastIncluded: v.boolean(),
  isRefundable: v.boolean(),
  /** HTML, sanitised when stored. */
  refundPolicy: v.string(),
  checkInTime: v.optional(v.string()),
  checkOutTime: v.optional(v.string()),
  discount: v.nullish(discountSchema),
});
export type Room = v.InferOutput<typeof roomSchema>;

/** How many of one room are free for one night. */
export const availabilityEntrySchema = v.object({
  date: daySchema,
  available: v.number(),
  serviceId: v.string(),
});
export type AvailabilityEntry = v.InferOutput<typeof availabilityEntrySchema>;

/** Two calendar dates of the hotel, never two instants (ruling 24). */
export const staySchema = v.object({ checkIn: daySchema, checkOut: daySchema });
export type Stay = v.InferOutput<typeof staySchema>;
