import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { Translation } from '@vestibule/domain/words';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { noteCaller } from '../log/current-request.js';
import { logDone, type SecurityEvent } from '../log/security-events.js';
import { letterheadOf } from '../mail/letterhead.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import type { Services } from '../services.js';
import { wordsIn } from '../texts/words-in.js';
import { confirmWaitingEmail } from './email-change-store.js';
import { findChangeLink, findLinkToken } from './links.js';
import { addressChangedMail, welcomeMail } from './mails.js';
import { markEmailVerified } from './store.js';

/** Whose address it is, and what has happened to it: nothing where the link is opened again. */
interface Confirmed {
  id: string;
  event?: SecurityEvent;
  notice: string;
}

/** The link of the first mail, or of a new address; nobody is signed out by it. */
export const verifyEmail: Handler<typeof contract.verifyEmail> = limited(
  [perAddress('verify-email', 50, 3600)],
  async ({ body }, { services, language }) => {
    const t = wordsIn(language, accountNotices);
    const confirmed = await inTransaction(services.db, async (tx): Promise<Confirmed> => {
      const now = services.now();
      const row = await findLinkToken(tx, body.token, 'verify-email', now);
      if (!row) return await confirmChange(services, tx, { token: body.token, t });
      if (row.emailVerifiedAt) return { id: row.id, notice: t.emailVerifiedBefore };
      await markEmailVerified(tx, row.id, now);
      await sendMail(services, tx, welcomeMail(row, letterheadOf(services, row.language)));
      return { id: row.id, event: 'account.email-confirmed', notice: t.emailVerified };
    });
    noteCaller(confirmed.id);
    if (confirmed.event) logDone(services.logger, confirmed.event, 'account.verify-email');
    return done(confirmed.notice);
  },
);

/** The address waits no more: the former one is told. Opened again, the link says that it is done. */
async function confirmChange(
  services: Services,
  tx: Transaction,
  { token, t }: { token: string; t: Translation<typeof accountNotices> },
): Promise<Confirmed> {
  const now = services.now();
  const found = await findChangeLink(tx, token, now);
  if (!found) throw new ProblemError('account.link-invalid');
  const { row, link, state } = found;
  if (state === 'done') return { id: row.id, notice: t.emailVerifiedBefore };
  await confirmWaitingEmail(tx, row, { now, orderId: link.orderId });
  const email = row.waitingEmail ?? '';
  await sendMail(
    services,
    tx,
    addressChangedMail(row, letterheadOf(services, row.language), email),
  );
  return { id: row.id, event: 'account.email-changed', notice: t.emailChanged({ email }) };
}
