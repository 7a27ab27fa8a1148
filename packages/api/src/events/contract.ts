import * as v from 'valibot';
import type { EventOption, HotelEvent } from '@vestibule/domain/events';
import { daySchema, dollarsSchema, envelope, operation } from '../transport/operation.js';
import { routes } from './routes.js';

export const eventOptionSchema = v.object({
  _id: v.string(),
  name: v.string(),
  price: dollarsSchema,
}) satisfies v.GenericSchema<unknown, EventOption>;

export const eventSchema = v.object({
  _id: v.string(),
  title: v.string(),
  description: v.string(),
  date: daySchema,
  startTime: v.string(),
  endTime: v.string(),
  location: v.string(),
  price: dollarsSchema,
  maxAttendees: v.number(),
  currentAttendees: v.number(),
  images: v.array(v.string()),
  status: v.string(),
  active: v.boolean(),
  publishWebsite: v.boolean(),
  isRefundable: v.boolean(),
  extras: v.array(eventOptionSchema),
  addons: v.array(eventOptionSchema),
}) satisfies v.GenericSchema<unknown, HotelEvent>;

export const listEvents = operation({
  id: 'events.list-events',
  ...routes.listEvents,
  summary: 'All events, whatever their status',
  access: 'public',
  reply: envelope(v.array(eventSchema)),
  problems: [],
});
