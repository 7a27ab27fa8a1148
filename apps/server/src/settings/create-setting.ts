import type * as contract from '@vestibule/api/settings/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { checkSetting } from '@vestibule/domain/settings';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { changeSettings, requireValid } from './change-settings.js';
import { findSetting, lockSettings } from './store.js';

export const createSetting: Handler<typeof contract.createSetting> = async (
  { body },
  { services, caller },
) => {
  const wrong = checkSetting(body);
  if (wrong) throw new ProblemError('settings.invalid', { fields: { [body.key]: wrong } });
  requireValid([body]);
  return await inTransaction(services.db, async (tx) => {
    if ((await lockSettings(tx, [body.key])).size > 0) {
      throw new ProblemError('settings.key-taken');
    }
    await changeSettings(tx, [body], { changedBy: caller.email, now: services.now() });
    const setting = await findSetting(tx, body.key);
    if (!setting) throw new ProblemError('settings.not-found');
    return succeed(setting);
  });
};
