import type * as contract from '@vestibule/api/settings/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { done } from '../http/succeed.js';
import { changeSettings } from './change-settings.js';

export const deleteSetting: Handler<typeof contract.deleteSetting> = async (
  { params },
  { services, caller },
) =>
  await inTransaction(services.db, async (tx) => {
    const author = { changedBy: caller.email, now: services.now() };
    const removed = await changeSettings(tx, [{ key: params.id, value: undefined }], author);
    if (removed.length === 0) throw new ProblemError('settings.not-found');
    return done('The setting has been removed.');
  });
