import type * as contract from '@vestibule/api/events/contract';
import type { HandlersOf } from '../http/handler.js';
import { listEvents } from './list-events.js';

export const eventsHandlers: HandlersOf<typeof contract> = { listEvents };
