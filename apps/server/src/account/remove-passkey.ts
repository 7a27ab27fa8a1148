import type * as contract from '@vestibule/api/account/contract';
import { passkeyNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { forgive, limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import { wordsIn } from '../texts/words-in.js';
import { passwordLimit, provePassword, requireSamePassword } from './check-password.js';
import { passkeyMail } from './mails.js';
import { deletePasskey } from './passkey-store.js';

export const removePasskey: Handler<typeof contract.removePasskey> = limited(
  [passwordLimit],
  async (request, context) => {
    const { services, language } = context;
    const { params, body } = request;
    const row = await provePassword(context, body.password, 'password');
    await forgive(passwordLimit, request, context);
    await inTransaction(services.db, async (tx) => {
      await requireSamePassword(tx, row, 'password');
      const removed = await deletePasskey(tx, row.id, params.id);
      if (!removed) throw new ProblemError('request.not-found');
      const head = letterheadOf(services, row.language);
      await sendMail(services, tx, passkeyMail(row, head, 'removed'));
    });
    return done(wordsIn(language, passkeyNotices).removed);
  },
);
