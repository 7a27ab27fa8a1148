import * as contract from '@vestibule/api/halls/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findHallRequestsOfUser } from './store.js';

/** GET /meeting-hall/requests: what this guest has sent while signed in. */
export const listRequests = handle(contract.listRequests, async (_, { services, caller }) =>
  succeed(await findHallRequestsOfUser(services.db, caller.id)),
);
