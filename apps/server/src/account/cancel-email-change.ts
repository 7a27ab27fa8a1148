import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { dropWaitingEmail } from './email-change-store.js';

export const cancelEmailChange: Handler<typeof contract.cancelEmailChange> = async (
  _,
  { services, caller, language },
) => {
  await inTransaction(services.db, (tx) => dropWaitingEmail(tx, caller.id));
  return done(wordsIn(language, accountNotices).emailChangeCancelled);
};
