import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { mailLimits, resetMailboxLimit } from './mail-limits.js';
import { sendLinkJob } from './send-link.js';

/** The same answer for every address: it tells nobody who has an account. */
export const forgotPassword: Handler<typeof contract.forgotPassword> = limited(
  mailLimits('forgot-password', resetMailboxLimit),
  async ({ body }, { services, language }) => {
    const order = { purpose: 'reset-password' as const, email: body.email };
    await services.jobs.enqueue(services.db, sendLinkJob, order);
    return done(wordsIn(language, accountNotices).resetRequested);
  },
);
