import type * as contract from '@vestibule/api/account/contract';
import { passkeyNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import { bearerToken } from '../http/bearer-token.js';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import { wordsIn } from '../texts/words-in.js';
import { checkNewPasskey } from './check-passkey.js';
import { describeBrowser } from './describe-browser.js';
import { passkeyMail } from './mails.js';
import { insertPasskey, needsPasskey } from './passkey-store.js';
import { closeSessionsOf, findCaller } from './sessions.js';
import { lockUser } from './store.js';

export const addPasskey: Handler<typeof contract.addPasskey> = limited(
  [perAddress('add-passkey', 50, 900)],
  async ({ body }, { services, caller, header, language }) => {
    const made = await checkNewPasskey(services, caller.id, body);
    if (!made) throw new ProblemError('account.passkey-invalid');
    const token = bearerToken(header('authorization')) ?? '';
    const now = services.now();
    await inTransaction(services.db, async (tx) => {
      const row = await lockUser(tx, caller.id);
      // A password that was reset meanwhile has ended the session, and must end this passkey too.
      if (!row || !(await findCaller(tx, token, now))) {
        throw new ProblemError('request.unauthenticated');
      }
      const browser = describeBrowser(header('user-agent'));
      const added = await insertPasskey(tx, {
        ...made,
        ...browser,
        userId: row.id,
        createdAt: now,
      });
      if (!added) throw new ProblemError('account.passkey-invalid');
      // Where the configuration asks for one, the password alone has opened the other sessions.
      if (await needsPasskey(services.config, tx, row)) await closeSessionsOf(tx, row.id, token);
      await sendMail(services, tx, passkeyMail(row, letterheadOf(services, row.language), 'added'));
    });
    return done(wordsIn(language, passkeyNotices).added);
  },
);
