import type * as contract from '@vestibule/api/account/contract';
import { accountNotices, isSameMailbox } from '@vestibule/domain/account';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { renewWaitingEmail } from './email-change-store.js';
import { mailLimits } from './mail-limits.js';
import { sendChangeLinkJob } from './send-change-link.js';
import { sendLinkJob } from './send-link.js';
import { findUser } from './store.js';

/**
 * The same answer for every address, known or not, confirmed or not. Only a guest who is signed in
 * has the link of the own waiting address sent again.
 */
export const resendVerification: Handler<typeof contract.resendVerification> = limited(
  mailLimits('resend-verification'),
  async ({ body }, { services, caller, language }) => {
    const t = wordsIn(language, accountNotices);
    const waiting = caller && (await findUser(services.db, caller.id))?.waitingEmail;
    if (waiting && isSameMailbox(waiting, body.email)) {
      const order = { userId: caller.id, email: waiting };
      await inTransaction(services.db, async (tx) => {
        // It may have been cancelled since it was read.
        const waits = await renewWaitingEmail(tx, caller.id, waiting, services.now());
        if (waits) await services.jobs.enqueue(tx, sendChangeLinkJob, order);
      });
      return done(t.emailChangeSent);
    }
    const order = { purpose: 'verify-email' as const, email: body.email };
    await services.jobs.enqueue(services.db, sendLinkJob, order);
    return done(t.verificationSent);
  },
);
