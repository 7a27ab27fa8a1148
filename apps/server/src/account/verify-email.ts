import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import { handle } from '../http/handler.js';
import { letterheadOf } from '../mail/letterhead.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { consumeLinkToken } from './links.js';
import { welcomeMail } from './mails.js';
import { markEmailVerified } from './store.js';

export const verifyEmail = handle(
  contract.verifyEmail,
  limited([perAddress('verify-email', 50, 3600)], async ({ body }, { services }) => {
    await inTransaction(services.db, async (tx) => {
      const now = services.now();
      const row = await consumeLinkToken(tx, body.token, 'verify-email', now);
      if (!row) throw new ProblemError('account.link-invalid');
      await markEmailVerified(tx, row.id, now);
      await sendMail(services, tx, welcomeMail(row, letterheadOf(services)));
    });
    return done(accountNotices.emailVerified);
  }),
);
