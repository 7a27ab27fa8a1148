import type * as contract from '@vestibule/api/settings/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { readSettingsFile } from '@vestibule/domain/settings';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { changeSettings, requireValid } from './change-settings.js';
import { lockSettings } from './store.js';

/** The whole file is checked before anything is written. */
export const importSettings: Handler<typeof contract.importSettings> = async (
  { body },
  { services, caller },
) => {
  const filed = readSettingsFile(await body.file.text());
  if (!filed) throw new ProblemError('settings.file-unreadable');
  requireValid(filed);
  const counts = await inTransaction(services.db, async (tx) => {
    const existing = await lockSettings(
      tx,
      filed.map(({ key }) => key),
    );
    const wanted = body.overwrite ? filed : filed.filter(({ key }) => !existing.has(key));
    const author = { changedBy: caller.email, now: services.now() };
    const changed = await changeSettings(tx, wanted, author);
    const created = changed.filter((key) => !existing.has(key)).length;
    return {
      created,
      changed: changed.length - created,
      kept: filed.length - changed.length,
    };
  });
  return succeed(counts);
};
