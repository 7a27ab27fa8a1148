import { listEvents } from './list-events.js';

export const eventsHandlers = [listEvents];
