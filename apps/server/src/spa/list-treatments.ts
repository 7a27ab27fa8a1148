import * as contract from '@vestibule/api/spa/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findTreatments } from './store.js';

export const listTreatments = handle(contract.listTreatments, async (_, { services }) =>
  succeed(await findTreatments(services.db)),
);
