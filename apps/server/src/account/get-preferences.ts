import * as contract from '@vestibule/api/account/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findPreferences } from './preferences-store.js';

export const getPreferences = handle(contract.getPreferences, async (_, { services, caller }) =>
  succeed(await findPreferences(services.db, caller.id)),
);
