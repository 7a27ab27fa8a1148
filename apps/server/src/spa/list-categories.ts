import * as contract from '@vestibule/api/spa/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findCategories } from './store.js';

export const listCategories = handle(contract.listCategories, async (_, { services }) =>
  succeed(await findCategories(services.db)),
);
