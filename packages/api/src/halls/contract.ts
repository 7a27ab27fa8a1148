import * as v from 'valibot';
import {
  hallEventTypes,
  type HallBooking,
  type HallRequestRecord,
  type MeetingHall,
} from '@vestibule/domain/halls';
import { daySchema, dollarsSchema, envelope, operation } from '../transport/operation.js';
import { routes } from './routes.js';

export const hallSchema = v.object({
  _id: v.string(),
  name: v.string(),
  size: v.number(),
  capacity: v.number(),
  price: dollarsSchema,
  amenities: v.array(v.string()),
  status: v.string(),
  images: v.array(v.string()),
  seating: v.optional(v.array(v.object({ layout: v.string(), people: v.number() }))),
}) satisfies v.GenericSchema<unknown, MeetingHall>;

/** Answers in an envelope of its own: `{status: 'success', data: {halls}}` (spec 7). */
export const listHalls = operation({
  id: 'halls.list-halls',
  ...routes.listHalls,
  summary: 'All meeting halls, whatever their status',
  access: 'public',
  reply: v.object({
    status: v.literal('success'),
    data: v.object({ halls: v.array(hallSchema) }),
  }),
  problems: [],
});

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

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
      eventType: v.picklist(hallEventTypes, 'Event type is required'),
      specialRequirements: v.optional(text(10_000), ''),
      startTime: v.optional(text(20)),
      endTime: v.optional(text(20)),
    }),
  }),
  status: v.literal('pending'),
  bookingType: v.literal('meeting-hall'),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
}) satisfies v.GenericSchema<unknown, HallBooking>;

/** Spec 7: POST /bookings, no sign-in (a token that comes along links the request to its account); an `Idempotency-Key` header makes it safe to send twice. */
export const requestHall = operation({
  id: 'halls.request-hall',
  ...routes.requestHall,
  summary: 'Ask for a meeting hall',
  access: 'public',
  body: hallBookingSchema,
  reply: v.object({
    success: v.literal(true),
    data: v.object({ _id: v.string(), status: v.literal('pending'), createdAt: v.string() }),
    message: v.string(),
  }),
  status: 201,
  problems: ['halls.not-found', 'halls.not-available', 'halls.key-reused', 'request.too-many'],
});

export const hallRequestSchema = v.object({
  _id: v.string(),
  hallId: v.string(),
  hallName: v.string(),
  eventDate: daySchema,
  startTime: v.optional(v.string()),
  endTime: v.optional(v.string()),
  expectedAttendees: v.number(),
  eventType: v.string(),
  status: v.string(),
  createdAt: v.string(),
}) satisfies v.GenericSchema<unknown, HallRequestRecord>;

/** Beyond spec 7: only what was sent with this account's token, never what carries its email. */
export const listRequests = operation({
  id: 'halls.list-requests',
  ...routes.listRequests,
  summary: 'The meeting halls that the guest has asked for while signed in, the newest first',
  access: 'guest',
  reply: envelope(v.array(hallRequestSchema)),
  problems: [],
});
