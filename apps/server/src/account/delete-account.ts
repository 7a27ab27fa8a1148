import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { letterheadOf } from '../mail/letterhead.js';
import { limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { wordsIn } from '../texts/words-in.js';
import { allPersonalData } from './all-personal-data.js';
import { passwordLimit, requirePassword, requireSamePassword } from './check-password.js';
import { accountDeletedMail } from './mails.js';
import { deleteUser } from './store.js';

/** The account goes with its sessions, links, preferences and newsletter; bookings stay without a name. */
export const deleteAccount: Handler<typeof contract.deleteAccount> = limited(
  [passwordLimit],
  async ({ body }, context) => {
    const { services, language } = context;
    const row = await requirePassword(context, body.password, 'password');
    await inTransaction(services.db, async (tx) => {
      await requireSamePassword(tx, row, 'password');
      for (const part of allPersonalData) await part.erase(tx, row.id, services.today());
      await deleteUser(tx, row.id);
      await sendMail(services, tx, accountDeletedMail(row, letterheadOf(services, row.language)));
    });
    return done(wordsIn(language, accountNotices).accountDeleted);
  },
);
