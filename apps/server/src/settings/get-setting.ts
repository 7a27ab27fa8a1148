import type * as contract from '@vestibule/api/settings/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { categoryOf } from '@vestibule/domain/settings';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { requireReadable } from './require-readable.js';
import { findSetting } from './store.js';

export const getSetting: Handler<typeof contract.getSetting> = async (
  { params },
  { services, caller },
) => {
  requireReadable(categoryOf(params.key), caller);
  const setting = await findSetting(services.db, params.key);
  if (!setting) throw new ProblemError('settings.not-found');
  return succeed(setting);
};
