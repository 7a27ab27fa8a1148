import * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { handle } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { mailLimits } from './mail-limits.js';
import { sendLinkJob } from './send-link.js';

/** The same answer for every address, known or not, confirmed or not. */
export const resendVerification = handle(
  contract.resendVerification,
  limited(mailLimits('resend-verification'), async ({ body }, { services }) => {
    const order = { purpose: 'verify-email' as const, email: body.email };
    await services.jobs.enqueue(services.db, sendLinkJob, order);
    return done(accountNotices.verificationSent);
  }),
);
