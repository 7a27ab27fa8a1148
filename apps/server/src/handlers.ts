import type { Handler } from './http/handler.js';
import { eventsHandlers } from './events/handlers.js';
import { hallsHandlers } from './halls/handlers.js';
import { roomsHandlers } from './rooms/handlers.js';
import { spaHandlers } from './spa/handlers.js';

/** Everything the API answers; one line a feature. */
export const handlers: readonly Handler[] = [
  ...eventsHandlers,
  ...hallsHandlers,
  ...roomsHandlers,
  ...spaHandlers,
];
