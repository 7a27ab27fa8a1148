import type { Authenticate } from '../http/mount.js';
import { findCaller } from './sessions.js';

/** Who a bearer token proves, if its session is still open. */
export const authenticate: Authenticate = (services, token) =>
  findCaller(services.db, token, services.now());
