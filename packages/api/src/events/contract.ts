import * as v from 'valibot';
import { eventSchema } from '@vestibule/domain/events';
import { envelope, operation, translated } from '../transport/operation.js';
import { routes } from './routes.js';

export const listEvents = operation({
  id: 'events.list-events',
  ...routes.listEvents,
  summary: 'All events, whatever their status',
  access: 'public',
  reply: envelope(v.array(translated(eventSchema))),
  problems: [],
});
