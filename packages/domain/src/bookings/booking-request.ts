import * as v from 'valibot';
import { isDay } from '../calendar/day.js';
import { spaMissingMessages } from '../spa/spa-steps.js';
import { LONGEST_LINE, NAME_TOO_LONG, plainLine } from '../text/index.js';

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE), v.transform(plainLine));
const day = v.pipe(v.string(), v.check(isDay, spaMissingMessages.date));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, spaMissingMessages.time));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const quantities = v.optional(v.record(id, count), {});

/** `60`, or `60 minutes` as spec 3 writes it. */
const minutes = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+( min(ute)?s?)?$/))]),
  v.transform((duration) => Number.parseInt(String(duration), 10)),
  v.integer(),
  v.minValue(1),
);

const name = v.pipe(v.string(), v.maxLength(LONGEST_LINE, NAME_TOO_LONG), v.transform(plainLine));

const guest = { guestName: name, phone: v.optional(line), email: v.optional(line) };

export const roomBookingRequestSchema = v.object({
  type: v.literal('room'),
  id,
  bookingDetails: v.object({
    ...guest,
    checkInDate: v.union([v.literal(''), day]),
    checkOutDate: v.union([v.literal(''), day]),
    guests: v.number(),
  }),
});

export const spaBookingRequestSchema = v.object({
  type: v.literal('spa'),
  id,
  bookingDetails: v.object({
    ...guest,
    serviceDate: day,
    serviceTime: time,
    duration: minutes,
    specialist: v.optional(line),
    category: v.optional(line),
  }),
});

export const eventBookingRequestSchema = v.object({
  type: v.literal('event'),
  id,
  bookingDetails: v.object(guest),
  tickets: count,
  extras: quantities,
  addons: quantities,
});

/** What a guest asks to book and pay, in the structured form of ruling 5. */
export const bookingRequestSchema = v.variant('type', [
  roomBookingRequestSchema,
  spaBookingRequestSchema,
  eventBookingRequestSchema,
]);

export type RoomBookingRequest = v.InferOutput<typeof roomBookingRequestSchema>;
export type SpaBookingRequest = v.InferOutput<typeof spaBookingRequestSchema>;
export type EventBookingRequest = v.InferOutput<typeof eventBookingRequestSchema>;
export type BookingRequest = v.InferOutput<typeof bookingRequestSchema>;
