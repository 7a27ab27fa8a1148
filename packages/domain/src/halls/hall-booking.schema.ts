import * as v from 'valibot';
import { daySchema } from '../calendar/day.schema.js';
import { hallEventTypes } from './hall-event-types.js';
import { texts } from './request-hall.texts.js';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** The body of POST /bookings (spec 7, Meeting halls). */
export const hallBookingSchema = v.object({
  serviceName: v.literal('meeting-hall'),
  serviceId: text(100),
  bookingData: v.object({
    hallName: text(200),
    hallSize: v.number(),
    hallCapacity: v.number(),
    hallPrice: v.number(),
    hallAmenities: v.array(text(200)),
    clientInfo: v.object({
      fullName: text(2000),
      email: text(2000),
      phone: text(2000),
      company: v.optional(text(2000), ''),
    }),
    eventDetails: v.object({
      eventDate: daySchema,
      expectedAttendees: v.pipe(v.number(), v.integer()),
      eventType: v.picklist(hallEventTypes, texts.typeRequired),
      specialRequirements: v.optional(text(10_000), ''),
      /** `HH:MM`, when the guest named one. */
      startTime: v.optional(text(20)),
      endTime: v.optional(text(20)),
    }),
  }),
  status: v.literal('pending'),
  bookingType: v.literal('meeting-hall'),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type HallBooking = v.InferOutput<typeof hallBookingSchema>;
