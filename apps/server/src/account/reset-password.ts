import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { forgive, limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { consumeLinkToken, deleteLinksOf } from './links.js';
import { perAccountAndNetwork } from './login.js';
import { placeOf } from './network-store.js';
import { hashPassword } from './passwords.js';
import { replacePassword } from './replace-password.js';
import { requireUncommonPassword } from './require-uncommon-password.js';
import { markEmailVerified } from './store.js';

/** The link works once; every session ends, and the address is proved with it. */
export const resetPassword: Handler<typeof contract.resetPassword> = limited(
  [perAddress('reset-password', 20, 3600)],
  async ({ body }, context) => {
    const { services, language } = context;
    await requireUncommonPassword(body.password, 'password', language);
    const passwordHash = await hashPassword(body.password);
    const user = await inTransaction(services.db, async (tx) => {
      const now = services.now();
      const row = await consumeLinkToken(tx, body.token, 'reset-password', now);
      if (!row) throw new ProblemError('account.link-invalid');
      if (!row.emailVerifiedAt) await markEmailVerified(tx, row.id, now);
      await deleteLinksOf(tx, row.id);
      await replacePassword(services, tx, row, { passwordHash, place: placeOf(context) });
      return row;
    });
    // A guest who forgot the password has often guessed too often before.
    await forgive(perAccountAndNetwork, { body: user }, context);
    return done(wordsIn(language, accountNotices).passwordReset);
  },
);
