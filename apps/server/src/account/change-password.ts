import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { inTransaction } from '../database/retry.js';
import { bearerToken } from '../http/bearer-token.js';
import { letterheadOf } from '../mail/letterhead.js';
import { handle } from '../http/handler.js';
import { forgive, limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { passwordLimit, requirePassword, requireSamePassword } from './check-password.js';
import { dropWaitingEmail } from './email-change-store.js';
import { deleteLinksOf } from './links.js';
import { passwordChangedMail } from './mails.js';
import { rememberNetworkAlone } from './network-store.js';
import { hashPassword } from './passwords.js';
import { closeSessionsOf } from './sessions.js';
import { setPasswordHash } from './store.js';

/** Every session but this one ends. An address that waits is dropped: who knew the former password may have asked for it. */
export const changePassword = handle(
  contract.changePassword,
  limited([passwordLimit], async (request, context) => {
    const { services, header, address } = context;
    const { currentPassword, newPassword } = request.body;
    const row = await requirePassword(context, currentPassword, 'currentPassword');
    await forgive(passwordLimit, request, context);
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(services.db, async (tx) => {
      await requireSamePassword(tx, row, 'currentPassword');
      await setPasswordHash(tx, row.id, passwordHash);
      await deleteLinksOf(tx, row.id, { purpose: 'reset-password' });
      await dropWaitingEmail(tx, row.id);
      await closeSessionsOf(tx, row.id, bearerToken(header('authorization')));
      await rememberNetworkAlone(tx, row.id, address, services.now());
      await sendMail(services, tx, passwordChangedMail(row, letterheadOf(services)));
    });
    return done(accountNotices.passwordChanged);
  }),
);
