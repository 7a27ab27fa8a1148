import * as contract from '@vestibule/api/restaurant/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findMenuItems } from './store.js';

export const listMenuItems = handle(contract.listMenuItems, async (_request, { services }) =>
  succeed(await findMenuItems(services.db)),
);
