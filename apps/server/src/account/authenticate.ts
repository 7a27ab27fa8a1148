import type { Authenticate } from '../http/mount.js';
import { hasPasskey, isRequired } from './passkey-store.js';
import { findCaller } from './sessions.js';

/** Who a bearer token proves, if its session is still open, and whether a passkey that is required is missing. */
export const authenticate: Authenticate = async ({ db, config, now }, token) => {
  const caller = await findCaller(db, token, now());
  if (!caller || !isRequired(config, caller.role)) return caller;
  return { ...caller, lacksPasskey: !(await hasPasskey(db, caller.id)) };
};
