import * as contract from '@vestibule/api/events/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findEvents } from './store.js';

export const listEvents = handle(contract.listEvents, async (_, { services }) =>
  succeed(await findEvents(services.db)),
);
