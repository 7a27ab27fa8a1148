import { ProblemError } from '@vestibule/domain/problem';
import type { Transaction } from '../database/connect.js';
import type { CallContext } from '../http/handler.js';
import type { RateLimit } from '../http/rate-limit.js';
import type { Caller } from '../http/caller.js';
import { verifyPassword } from './passwords.js';
import { problemAt } from './problem-at.js';
import { findUser, lockUser, type UserRow } from './store.js';

/** A stolen session must not become a way to guess the password. */
export const passwordLimit: RateLimit<unknown> = {
  name: 'check-password',
  points: 10,
  seconds: 900,
  key: (_, { caller }) => caller?.id ?? '',
};

/** The guest who calls, proved once more by the password; `field` is where a wrong one shows. */
export async function requirePassword(
  context: CallContext<Caller>,
  password: string,
  field: string,
): Promise<UserRow> {
  if (context.caller.role === 'administrator') {
    throw new ProblemError('account.administrator-fixed');
  }
  return await provePassword(context, password, field);
}

/** The same, for what the administrator may do too. */
export async function provePassword(
  { services, caller }: CallContext<Caller>,
  password: string,
  field: string,
): Promise<UserRow> {
  const row = await findUser(services.db, caller.id);
  if (!row || !(await verifyPassword(row.passwordHash, password)))
    throw problemAt('account.current-password-wrong', field);
  return row;
}

/** Locks the account; refuses when the password was replaced after `proved` was read. */
export async function requireSamePassword(
  tx: Transaction,
  proved: UserRow,
  field: string,
): Promise<UserRow> {
  const row = await lockUser(tx, proved.id);
  if (row?.passwordHash !== proved.passwordHash)
    throw problemAt('account.current-password-wrong', field);
  return row;
}
