import { accountHandlers } from './account/handlers.js';
import { contactHandlers } from './contact/handlers.js';
import { contentHandlers } from './content/handlers.js';
import { eventsHandlers } from './events/handlers.js';
import { hallsHandlers } from './halls/handlers.js';
import type { Handler } from './http/handler.js';
import { newsletterHandlers } from './newsletter/handlers.js';
import { restaurantHandlers } from './restaurant/handlers.js';
import { paymentsHandlers } from './payments/handlers.js';
import { roomsHandlers } from './rooms/handlers.js';
import { settingsHandlers } from './settings/handlers.js';
import { spaHandlers } from './spa/handlers.js';

/** Everything the API answers; one line a feature. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...contactHandlers,
  ...contentHandlers,
  ...eventsHandlers,
  ...hallsHandlers,
  ...newsletterHandlers,
  ...restaurantHandlers,
  ...paymentsHandlers,
  ...roomsHandlers,
  ...settingsHandlers,
  ...spaHandlers,
];
