import type * as contract from '@vestibule/api/account/contract';
import { bearerToken } from '../http/bearer-token.js';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findOpenSessions } from './sessions.js';

export const listSessions: Handler<typeof contract.listSessions> = async (
  _,
  { services, caller, header },
) => {
  const token = bearerToken(header('authorization')) ?? '';
  const sessions = await findOpenSessions(services.db, caller.id, { token, now: services.now() });
  return succeed({ sessions });
};
