import * as contract from '@vestibule/api/settings/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findChanges } from './store.js';

const DEFAULT_LIMIT = 100;

export const listSettingChanges = handle(
  contract.listSettingChanges,
  async ({ query }, { services }) =>
    succeed(await findChanges(services.db, { limit: DEFAULT_LIMIT, ...query })),
);
