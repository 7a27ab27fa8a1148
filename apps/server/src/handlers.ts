import type { Operation } from '@vestibule/api/transport/operation';
import { accountHandlers } from './account/handlers.js';
import { contactHandlers } from './contact/handlers.js';
import { contentHandlers } from './content/handlers.js';
import { contracts, type Contracts, type Feature } from './contracts.js';
import { eventsHandlers } from './events/handlers.js';
import { hallsHandlers } from './halls/handlers.js';
import type { HandlersOf, OperationHandler } from './http/handler.js';
import { newsletterHandlers } from './newsletter/handlers.js';
import { paymentsHandlers } from './payments/handlers.js';
import { restaurantHandlers } from './restaurant/handlers.js';
import { roomsHandlers } from './rooms/handlers.js';
import { settingsHandlers } from './settings/handlers.js';
import { spaHandlers } from './spa/handlers.js';

/** Everything the API answers; one line a feature. */
const handlersOf: { [Name in Feature]: HandlersOf<Contracts[Name]> } = {
  account: accountHandlers,
  contact: contactHandlers,
  content: contentHandlers,
  events: eventsHandlers,
  halls: hallsHandlers,
  newsletter: newsletterHandlers,
  payments: paymentsHandlers,
  restaurant: restaurantHandlers,
  rooms: roomsHandlers,
  settings: settingsHandlers,
  spa: spaHandlers,
};

/** Each handler with the operation of the same name. */
export const handlers = Object.entries(handlersOf).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, run]): OperationHandler => {
    const contract: Record<string, unknown> = contracts[feature as Feature];
    return { operation: contract[name] as Operation, run };
  }),
);

export const operations = handlers.map(({ operation }) => operation);
