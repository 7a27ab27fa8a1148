import type * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { done } from '../http/succeed.js';
import { findLinkToken } from './links.js';

/** Says before the guest has typed a password that the link is old or used. */
export const checkResetLink: Handler<typeof contract.checkResetLink> = limited(
  [perAddress('check-reset-link', 50, 3600)],
  async ({ body }, { services }) => {
    const guest = await inTransaction(services.db, (tx) =>
      findLinkToken(tx, body.token, 'reset-password', services.now()),
    );
    if (!guest) throw new ProblemError('account.link-invalid');
    return done();
  },
);
