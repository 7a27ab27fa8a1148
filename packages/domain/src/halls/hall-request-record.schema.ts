import * as v from 'valibot';
import { daySchema } from '../calendar/day.schema.js';

/** A request for a hall as the guest who sent it sees it again. */
export const hallRequestRecordSchema = v.object({
  _id: v.string(),
  hallId: v.string(),
  hallName: v.string(),
  eventDate: daySchema,
  /** `HH:MM`, when the guest named one. */
  startTime: v.optional(v.string()),
  endTime: v.optional(v.string()),
  expectedAttendees: v.number(),
  eventType: v.string(),
  status: v.string(),
  /** ISO instant. */
  createdAt: v.string(),
});
export type HallRequestRecord = v.InferOutput<typeof hallRequestRecordSchema>;
