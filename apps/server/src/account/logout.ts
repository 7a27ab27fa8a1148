import type * as contract from '@vestibule/api/account/contract';
import { bearerToken } from '../http/bearer-token.js';
import type { Handler } from '../http/handler.js';
import { done } from '../http/succeed.js';
import { closeSession } from './sessions.js';

/** Ends the session the call was made with; one that has ended already is none the worse. */
export const logout: Handler<typeof contract.logout> = async (_, { services, header }) => {
  const token = bearerToken(header('authorization'));
  if (token) await closeSession(services.db, token);
  return done();
};
