import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { savePreferences } from './preferences-store.js';

export const updatePreferences: Handler<typeof contract.updatePreferences> = async (
  { body },
  { services, caller, language },
) => {
  await savePreferences(services.db, caller.id, body);
  return succeed(body, wordsIn(language, accountNotices).preferencesSaved);
};
