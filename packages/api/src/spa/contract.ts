import * as v from 'valibot';
import { daySchema } from '@vestibule/domain/calendar';
import {
  spaSlotSchema,
  specialistSchema,
  treatmentCategorySchema,
  treatmentSchema,
} from '@vestibule/domain/spa';
import { envelope, operation, translated, wholeNumberParameter } from '../transport/operation.js';
import { routes } from './routes.js';

export const listTreatments = operation({
  id: 'spa.list-treatments',
  ...routes.listTreatments,
  summary: 'All spa services',
  access: 'public',
  reply: envelope(v.array(translated(treatmentSchema))),
  problems: [],
});

export const listCategories = operation({
  id: 'spa.list-categories',
  ...routes.listCategories,
  summary: 'All categories of spa services, whatever their status',
  access: 'public',
  reply: envelope(v.array(translated(treatmentCategorySchema))),
  problems: [],
});

export const listSpecialists = operation({
  id: 'spa.list-specialists',
  ...routes.listSpecialists,
  summary: 'All specialists, whatever their status',
  access: 'public',
  reply: envelope(v.array(translated(specialistSchema))),
  problems: [],
});

/**
 * Additive: a time that is taken is not offered. Which of the day's 22 start times are free for a treatment
 * of this length.
 */
export const listSlots = operation({
  id: 'spa.list-slots',
  ...routes.listSlots,
  summary: 'The start times of a day, and which are free',
  access: 'public',
  params: v.object({ id: v.string() }),
  query: v.object({ date: daySchema, minutes: v.optional(wholeNumberParameter(1, 600)) }),
  reply: envelope(v.array(spaSlotSchema)),
  problems: ['spa.not-found'],
});
