import type * as contract from '@vestibule/api/settings/contract';
import { bumpCacheVersions } from '../cache/store.js';
import type { Handler } from '../http/handler.js';
import { done } from '../http/succeed.js';

export const clearCache: Handler<typeof contract.clearCache> = async (_request, { services }) => {
  await bumpCacheVersions(services.db);
  return done('All kept pages were discarded.');
};
