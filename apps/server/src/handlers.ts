import { accountHandlers } from './account/handlers.js';
import { eventsHandlers } from './events/handlers.js';
import { hallsHandlers } from './halls/handlers.js';
import type { Handler } from './http/handler.js';
import { roomsHandlers } from './rooms/handlers.js';
import { spaHandlers } from './spa/handlers.js';

/** Everything the API answers; one line a feature. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...eventsHandlers,
  ...hallsHandlers,
  ...roomsHandlers,
  ...spaHandlers,
];
