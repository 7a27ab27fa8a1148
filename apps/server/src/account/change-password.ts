import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { inTransaction } from '../database/retry.js';
import { bearerToken } from '../http/bearer-token.js';
import type { Handler } from '../http/handler.js';
import { forgive, limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { passwordLimit, requirePassword, requireSamePassword } from './check-password.js';
import { placeOf } from './network-store.js';
import { hashPassword } from './passwords.js';
import { replacePassword } from './replace-password.js';
import { requireUncommonPassword } from './require-uncommon-password.js';

/** Every session but this one ends. */
export const changePassword: Handler<typeof contract.changePassword> = limited(
  [passwordLimit],
  async (request, context) => {
    const { services, header, language } = context;
    const { currentPassword, newPassword } = request.body;
    await requireUncommonPassword(newPassword, 'newPassword', context);
    const row = await requirePassword(context, currentPassword, 'currentPassword');
    await forgive(passwordLimit, request, context);
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(services.db, async (tx) => {
      await requireSamePassword(tx, row, 'currentPassword');
      const keep = bearerToken(header('authorization'));
      await replacePassword(services, tx, row, { passwordHash, place: placeOf(context), keep });
    });
    return done(wordsIn(language, accountNotices).passwordChanged);
  },
);
