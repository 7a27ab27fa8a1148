import type * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { noteCaller } from '../log/current-request.js';
import { checkPasskey } from './check-passkey.js';
import { findPasskey, notePasskeyUse } from './passkey-store.js';
import { signIn } from './sign-in.js';
import { findUser } from './store.js';

/** One answer for a passkey that nobody has, and for one that did not sign what it was asked to. */
export const passkeyLogin: Handler<typeof contract.passkeyLogin> = limited(
  [perAddress('passkey-login', 50, 900)],
  async ({ body }, context) => {
    const { services } = context;
    const passkey = await findPasskey(services.db, body.id);
    noteCaller(passkey?.userId);
    const counter = passkey && (await checkPasskey(services, passkey, body));
    const row = passkey && (await findUser(services.db, passkey.userId));
    if (!row || counter === undefined) throw new ProblemError('account.passkey-unknown');
    const now = services.now();
    return succeed(
      await signIn(context, row, async (tx) => {
        const used = await notePasskeyUse(tx, passkey, { counter, now });
        if (!used) throw new ProblemError('account.passkey-unknown');
      }),
    );
  },
);
