import * as contract from '@vestibule/api/content/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findPages } from './store.js';

export const getContent = handle(contract.getContent, async (_request, { services }) =>
  succeed(await findPages(services.db)),
);
