import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import { handle } from '../http/handler.js';
import { letterheadOf } from '../mail/letterhead.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { dropWaitingEmail } from './email-change-store.js';
import { consumeLinkToken, deleteLinksOf } from './links.js';
import { passwordChangedMail } from './mails.js';
import { rememberNetworkAlone } from './network-store.js';
import { hashPassword } from './passwords.js';
import { closeSessionsOf } from './sessions.js';
import { markEmailVerified, setPasswordHash } from './store.js';

/**
 * The link serves once; every session ends, and the address is proved with it. An address that
 * waits is dropped: who knew the former password may have asked for it.
 */
export const resetPassword = handle(
  contract.resetPassword,
  limited([perAddress('reset-password', 20, 3600)], async ({ body }, { services, address }) => {
    const passwordHash = await hashPassword(body.password);
    await inTransaction(services.db, async (tx) => {
      const now = services.now();
      const row = await consumeLinkToken(tx, body.token, 'reset-password', now);
      if (!row) throw new ProblemError('account.link-invalid');
      await setPasswordHash(tx, row.id, passwordHash);
      if (!row.emailVerifiedAt) await markEmailVerified(tx, row.id, now);
      await deleteLinksOf(tx, row.id);
      await dropWaitingEmail(tx, row.id);
      await closeSessionsOf(tx, row.id);
      await rememberNetworkAlone(tx, row.id, address, now);
      await sendMail(services, tx, passwordChangedMail(row, letterheadOf(services)));
    });
    return done(accountNotices.passwordReset);
  }),
);
