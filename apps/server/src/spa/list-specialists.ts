import * as contract from '@vestibule/api/spa/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findSpecialists } from './store.js';

export const listSpecialists = handle(contract.listSpecialists, async (_, { services }) =>
  succeed(await findSpecialists(services.db)),
);
