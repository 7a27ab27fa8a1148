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
import { deletePasskeysOf } from './passkey-store.js';
import { hashPassword } from './passwords.js';
import { replacePassword } from './replace-password.js';
import { requireUncommonPassword } from './require-uncommon-password.js';
import { markEmailVerified } from './store.js';

/** The link works once; every session and passkey ends, and the address is proved with it. */
export const resetPassword: Handler<typeof contract.resetPassword> = limited(
  [perAddress('reset-password', 20, 3600)],
  async ({ body }, context) => {
    const { services, language } = context;
    await requireUncommonPassword(body.password, 'password', context);
    const passwordHash = await hashPassword(body.password);
    const user = await inTransaction(services.db, async (tx) => {
      const now = services.now();
      const row = await consumeLinkToken(tx, body.token, 'reset-password', now);
      if (!row) throw new ProblemError('account.link-invalid');
      if (!row.emailVerifiedAt) await markEmailVerified(tx, row.id, now);
      await deleteLinksOf(tx, row.id);
      const passkeysRemoved = await deletePasskeysOf(tx, row.id);
      const place = placeOf(context);
      await replacePassword(services, tx, row, { passwordHash, place, passkeysRemoved });
      return row;
    });
    // A guest who forgot the password has often guessed too often before.
    await forgive(perAccountAndNetwork, { body: user }, context);
    return done(wordsIn(language, accountNotices).passwordReset);
  },
);
