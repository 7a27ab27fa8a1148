import type * as contract from '@vestibule/api/settings/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findChanges } from './store.js';

const DEFAULT_LIMIT = 100;

export const listSettingChanges: Handler<typeof contract.listSettingChanges> = async (
  { query },
  { services },
) => succeed(await findChanges(services.db, { limit: DEFAULT_LIMIT, ...query }));
