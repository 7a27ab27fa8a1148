import * as v from 'valibot';
import { dollarsSchema } from '../money/dollars.schema.js';

/** One length of a treatment and what it costs. */
export const treatmentDurationSchema = v.object({ minutes: v.number(), price: dollarsSchema });
export type TreatmentDuration = v.InferOutput<typeof treatmentDurationSchema>;

/** A spa service as the API carries it (spec 3). */
export const treatmentSchema = v.object({
  _id: v.string(),
  title: v.string(),
  description: v.string(),
  categoryId: v.object({ _id: v.string(), name: v.string() }),
  specialistId: v.optional(v.string()),
  /** The specialist's name. */
  specialist: v.optional(v.string()),
  /** File names under `/uploads/services/`. */
  images: v.array(v.string()),
  durations: v.array(treatmentDurationSchema),
  /** A text, such as `Daily`. */
  availability: v.string(),
  isPopular: v.boolean(),
  isRefundable: v.boolean(),
  /** For example `available` or `limited`. */
  displayStatus: v.string(),
});
export type Treatment = v.InferOutput<typeof treatmentSchema>;

/** Spec 3, Category. Only those with status `active` are shown. */
export const treatmentCategorySchema = v.object({
  _id: v.string(),
  name: v.string(),
  serviceCount: v.number(),
  status: v.string(),
});
export type TreatmentCategory = v.InferOutput<typeof treatmentCategorySchema>;

/** Spec 3, Specialist. Only those with status `active` are shown. */
export const specialistSchema = v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** A path. */
  photo: v.optional(v.string()),
  status: v.string(),
});
export type Specialist = v.InferOutput<typeof specialistSchema>;

/** One start time of a day and whether a treatment can begin then. */
export const spaSlotSchema = v.object({
  /** `HH:MM` at the hotel. */
  time: v.string(),
  available: v.boolean(),
  /** Why not. */
  reason: v.optional(v.picklist(['past', 'taken'])),
});
export type SpaSlot = v.InferOutput<typeof spaSlotSchema>;
