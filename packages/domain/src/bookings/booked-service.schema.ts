import * as v from 'valibot';
import { daySchema } from '../calendar/day.schema.js';
import { dollarsSchema } from '../money/dollars.schema.js';
import { bookableTypes } from './booking-type.js';

/** One line of what is paid for, in dollars, as the API carries it. */
export const bookedLineSchema = v.object({
  label: v.string(),
  quantity: v.number(),
  unitPrice: dollarsSchema,
  total: dollarsSchema,
});
export type BookedLine = v.InferOutput<typeof bookedLineSchema>;

/** What was booked, in columns (ruling 5). */
export const bookedServiceSchema = v.object({
  type: v.picklist(bookableTypes),
  /** The id of the room, treatment or event. */
  id: v.string(),
  name: v.string(),
  guestName: v.string(),
  phone: v.optional(v.string()),
  checkInDate: v.optional(daySchema),
  checkOutDate: v.optional(daySchema),
  guests: v.optional(v.number()),
  serviceDate: v.optional(daySchema),
  /** `HH:MM` at the hotel. */
  serviceTime: v.optional(v.string()),
  /** Until when, in the same form, where the hotel's record says so. */
  endTime: v.optional(v.string()),
  /** Where at the hotel. */
  place: v.optional(v.string()),
  /** Minutes. */
  duration: v.optional(v.number()),
  specialist: v.optional(v.string()),
  /** The treatment's category. */
  category: v.optional(v.string()),
  tickets: v.optional(v.number()),
  /** As it was booked; absent in older records. */
  isRefundable: v.optional(v.boolean()),
  lines: v.array(bookedLineSchema),
});
export type BookedService = v.InferOutput<typeof bookedServiceSchema>;
