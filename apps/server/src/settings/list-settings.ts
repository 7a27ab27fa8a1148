import type * as contract from '@vestibule/api/settings/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { requireReadable } from './require-readable.js';
import { findSettings } from './store.js';

export const listSettings: Handler<typeof contract.listSettings> = async (
  { params },
  { services, caller },
) => {
  requireReadable(params.category, caller);
  const settings = await findSettings(services.db, params.category);
  if (settings.length === 0) throw new ProblemError('settings.category-not-found');
  return succeed(settings);
};
