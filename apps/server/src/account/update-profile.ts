import * as contract from '@vestibule/api/account/contract';
import { accountNotices, emailKey } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import { handle } from '../http/handler.js';
import { letterheadOf } from '../mail/letterhead.js';
import { succeed } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { deleteLinksOf } from './links.js';
import { addressChangedMail } from './mails.js';
import { sendLinkJob } from './send-link.js';
import { findUser, toUser, updateUser } from './store.js';

export const updateProfile = handle(
  contract.updateProfile,
  async ({ body }, { services, caller }) => {
    const moved = emailKey(body.email) !== emailKey(caller.email);
    if (moved && caller.role === 'administrator') {
      throw new ProblemError('account.administrator-fixed');
    }
    const row = await inTransaction(services.db, async (tx) => {
      const before = await findUser(tx, caller.id);
      const updated = await updateUser(tx, caller.id, body);
      if (moved && before) {
        await deleteLinksOf(tx, caller.id);
        await sendMail(
          services,
          tx,
          addressChangedMail(before, letterheadOf(services), updated.email),
        );
        const order = { purpose: 'verify-email' as const, email: updated.email };
        await services.jobs.enqueue(tx, sendLinkJob, order);
      }
      return updated;
    });
    return succeed(toUser(row), accountNotices.profileUpdated);
  },
);
