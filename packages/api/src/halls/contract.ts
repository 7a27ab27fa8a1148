import * as v from 'valibot';
import { hallBookingSchema, hallRequestRecordSchema, hallSchema } from '@vestibule/domain/halls';
import { envelope, operation, translated } from '../transport/operation.js';
import { routes } from './routes.js';

/** Answers in an envelope of its own: `{status: 'success', data: {halls}}` (spec 7). */
export const listHalls = operation({
  id: 'halls.list-halls',
  ...routes.listHalls,
  summary: 'All meeting halls, whatever their status',
  access: 'public',
  reply: v.object({
    status: v.literal('success'),
    data: v.object({ halls: v.array(translated(hallSchema)) }),
  }),
  problems: [],
});

/** Spec 7: POST /bookings, no sign-in (a token that comes along links the request to its account). */
export const requestHall = operation({
  id: 'halls.request-hall',
  ...routes.requestHall,
  idempotent: true,
  summary: 'Ask for a meeting hall',
  access: 'public',
  body: hallBookingSchema,
  reply: v.object({
    success: v.literal(true),
    data: v.object({ _id: v.string(), status: v.literal('pending'), createdAt: v.string() }),
    message: v.string(),
  }),
  status: 201,
  problems: ['halls.not-found', 'halls.not-available', 'request.too-many'],
});

/**
 * Additive: a guest sees what was asked for while signed in. Only what was sent with this account's token,
 * never what carries its email.
 */
export const listRequests = operation({
  id: 'halls.list-requests',
  ...routes.listRequests,
  summary: 'The meeting halls that the guest has asked for while signed in, the newest first',
  access: 'guest',
  reply: envelope(v.array(translated(hallRequestRecordSchema))),
  problems: [],
});
