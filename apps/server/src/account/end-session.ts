import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { endSessionOf } from './sessions.js';

export const endSession: Handler<typeof contract.endSession> = async (
  { params },
  { services, caller, language },
) => {
  const ended = await endSessionOf(services.db, caller.id, params.id);
  if (!ended) throw new ProblemError('request.not-found');
  return done(wordsIn(language, accountNotices).sessionEnded);
};
