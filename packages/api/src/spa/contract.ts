import * as v from 'valibot';
import type { Specialist, Treatment, TreatmentCategory } from '@vestibule/domain/spa';
import {
  daySchema,
  dollarsSchema,
  envelope,
  operation,
  wholeNumberParameter,
} from '../transport/operation.js';
import { routes } from './routes.js';

export const treatmentSchema = v.object({
  _id: v.string(),
  title: v.string(),
  description: v.string(),
  categoryId: v.object({ _id: v.string(), name: v.string() }),
  specialistId: v.optional(v.string()),
  specialist: v.optional(v.string()),
  images: v.array(v.string()),
  durations: v.array(v.object({ minutes: v.number(), price: dollarsSchema })),
  availability: v.string(),
  isPopular: v.boolean(),
  isRefundable: v.boolean(),
  displayStatus: v.string(),
}) satisfies v.GenericSchema<unknown, Treatment>;

export const treatmentCategorySchema = v.object({
  _id: v.string(),
  name: v.string(),
  serviceCount: v.number(),
  status: v.string(),
}) satisfies v.GenericSchema<unknown, TreatmentCategory>;

export const specialistSchema = v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  photo: v.optional(v.string()),
  status: v.string(),
}) satisfies v.GenericSchema<unknown, Specialist>;

export const listTreatments = operation({
  id: 'spa.list-treatments',
  ...routes.listTreatments,
  summary: 'All spa services',
  access: 'public',
  reply: envelope(v.array(treatmentSchema)),
  problems: [],
});

export const listCategories = operation({
  id: 'spa.list-categories',
  ...routes.listCategories,
  summary: 'All categories of spa services, whatever their status',
  access: 'public',
  reply: envelope(v.array(treatmentCategorySchema)),
  problems: [],
});

export const listSpecialists = operation({
  id: 'spa.list-specialists',
  ...routes.listSpecialists,
  summary: 'All specialists, whatever their status',
  access: 'public',
  reply: envelope(v.array(specialistSchema)),
  problems: [],
});

/** Additive: which of the day's 22 start times are free for a treatment of this length. */
export const listSlots = operation({
  id: 'spa.list-slots',
  ...routes.listSlots,
  summary: 'The start times of a day, and which are free',
  access: 'public',
  params: v.object({ id: v.string() }),
  query: v.object({ date: daySchema, minutes: v.optional(wholeNumberParameter(1, 600)) }),
  reply: envelope(
    v.array(
      v.object({
        time: v.string(),
        available: v.boolean(),
        reason: v.optional(v.picklist(['past', 'taken'])),
      }),
    ),
  ),
  problems: ['spa.not-found'],
});
