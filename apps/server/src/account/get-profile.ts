import * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findUser, toUser } from './store.js';

export const getProfile = handle(contract.getProfile, async (_, { services, caller }) => {
  const row = await findUser(services.db, caller.id);
  if (!row) throw new ProblemError('request.unauthenticated');
  return succeed(toUser(row));
});
