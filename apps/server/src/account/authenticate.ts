import type { Authenticate } from '../http/mount.js';

/** No session exists before somebody can sign in. */
export const authenticate: Authenticate = () => Promise.resolve(undefined);
