import type * as contract from '@vestibule/api/settings/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { categoryOf } from '@vestibule/domain/settings';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { isEmptyHotel } from '../seed/empty-hotel.js';
import { changeSettings } from './change-settings.js';
import { emptyHotelSettings, firstSettings } from './first-settings.js';

export const resetSettings: Handler<typeof contract.resetSettings> = async (
  { body },
  { services, caller },
) => {
  const first = (await isEmptyHotel(services.db)) ? emptyHotelSettings : firstSettings;
  const wanted = Object.entries(first)
    .filter(([key]) => body.category === undefined || categoryOf(key) === body.category)
    .map(([key, value]) => ({ key, value }));
  if (wanted.length === 0) throw new ProblemError('settings.category-not-found');
  const changed = await inTransaction(services.db, (tx) =>
    changeSettings(tx, wanted, { changedBy: caller.email, now: services.now() }),
  );
  return succeed({ changed: changed.length });
};
