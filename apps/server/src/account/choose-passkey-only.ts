import type * as contract from '@vestibule/api/account/contract';
import { passkeyNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import { bearerToken } from '../http/bearer-token.js';
import type { Handler } from '../http/handler.js';
import { forgive, limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import { wordsIn } from '../texts/words-in.js';
import { passwordLimit, provePassword, requireSamePassword } from './check-password.js';
import { passkeyMail } from './mails.js';
import { hasPasskey, isRequired, setPasskeyOnly } from './passkey-store.js';
import { closeSessionsOf } from './sessions.js';

/** The password may have opened the other sessions: they end once it no longer suffices. */
export const choosePasskeyOnly: Handler<typeof contract.choosePasskeyOnly> = limited(
  [passwordLimit],
  async (request, context) => {
    const { services, caller, header, language } = context;
    const { password, passkeyOnly } = request.body;
    if (isRequired(services.config, caller.role)) {
      throw new ProblemError('account.administrator-fixed');
    }
    const row = await provePassword(context, password, 'password');
    await forgive(passwordLimit, request, context);
    await inTransaction(services.db, async (tx) => {
      await requireSamePassword(tx, row, 'password');
      if (!(await hasPasskey(tx, row.id))) throw new ProblemError('account.passkey-missing');
      await setPasskeyOnly(tx, row.id, passkeyOnly);
      if (passkeyOnly) await closeSessionsOf(tx, row.id, bearerToken(header('authorization')));
      const head = letterheadOf(services, row.language);
      await sendMail(services, tx, passkeyMail(row, head, passkeyOnly ? 'only' : 'orPassword'));
    });
    const notices = wordsIn(language, passkeyNotices);
    return done(passkeyOnly ? notices.only : notices.orPassword);
  },
);
