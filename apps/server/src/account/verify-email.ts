import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { letterheadOf } from '../mail/letterhead.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { wordsIn } from '../texts/words-in.js';
import { confirmWaitingEmail } from './email-change-store.js';
import { consumeLinkToken, findLinkToken } from './links.js';
import { addressChangedMail, welcomeMail } from './mails.js';
import { markEmailVerified } from './store.js';

/** The link of the first mail, or of a new address; nobody is signed out by it. */
export const verifyEmail: Handler<typeof contract.verifyEmail> = limited(
  [perAddress('verify-email', 50, 3600)],
  async ({ body }, { services, language }) => {
    const t = wordsIn(language, accountNotices);
    const notice = await inTransaction(services.db, async (tx) => {
      const now = services.now();
      const row = await findLinkToken(tx, body.token, 'verify-email', now);
      if (!row) return t.emailChanged({ email: await changeEmail(services, tx, body.token) });
      if (row.emailVerifiedAt) return t.emailVerifiedBefore;
      await markEmailVerified(tx, row.id, now);
      await sendMail(services, tx, welcomeMail(row, letterheadOf(services, row.language)));
      return t.emailVerified;
    });
    return done(notice);
  },
);

/** Answers the address that counts now; the former one is told. */
async function changeEmail(services: Services, tx: Transaction, token: string): Promise<string> {
  const now = services.now();
  const row = await consumeLinkToken(tx, token, 'change-email', now);
  if (!row) throw new ProblemError('account.link-invalid');
  await confirmWaitingEmail(tx, row, now);
  const email = row.waitingEmail ?? '';
  await sendMail(
    services,
    tx,
    addressChangedMail(row, letterheadOf(services, row.language), email),
  );
  return email;
}
