import type * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findUser, toUser } from './store.js';

export const getProfile: Handler<typeof contract.getProfile> = async (_, { services, caller }) => {
  const row = await findUser(services.db, caller.id);
  if (!row) throw new ProblemError('request.unauthenticated');
  return succeed(toUser(row));
};
