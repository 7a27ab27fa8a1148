import type * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findPasskeys, needsPasskey, toPasskey } from './passkey-store.js';
import { findUser } from './store.js';

export const listPasskeys: Handler<typeof contract.listPasskeys> = async (
  _,
  { services: { config, db }, caller },
) => {
  const row = await findUser(db, caller.id);
  if (!row) throw new ProblemError('request.unauthenticated');
  const passkeys = await findPasskeys(db, row.id);
  return succeed({
    passkeys: passkeys.map(toPasskey),
    passkeyOnly: await needsPasskey(config, db, row),
  });
};
