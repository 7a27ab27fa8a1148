import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { savePreferences } from './preferences-store.js';

export const updatePreferences = handle(
  contract.updatePreferences,
  async ({ body }, { services, caller }) => {
    await savePreferences(services.db, caller.id, body);
    return succeed(body, accountNotices.preferencesSaved);
  },
);
