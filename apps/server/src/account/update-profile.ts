import * as contract from '@vestibule/api/account/contract';
import { accountNotices, emailKey } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { toUser, updateUser } from './store.js';

export const updateProfile = handle(
  contract.updateProfile,
  async ({ body }, { services, caller }) => {
    const moved = emailKey(body.email) !== emailKey(caller.email);
    if (moved && caller.role === 'administrator') {
      throw new ProblemError('account.administrator-fixed');
    }
    const row = await updateUser(services.db, caller.id, body);
    return succeed(toUser(row), accountNotices.profileUpdated);
  },
);
