import type * as contract from '@vestibule/api/account/contract';
import { emailKey, type LoginRequest } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { countAgainst, forgive, limited, perAddress, type RateLimit } from '../http/rate-limit.js';
import { networkOf } from '../http/network.js';
import { succeed } from '../http/succeed.js';
import { noteCaller } from '../log/current-request.js';
import { isKnownNetwork } from './network-store.js';
import { needsPasskey } from './passkey-store.js';
import { hashPassword, isOutdated, verifyPassword } from './passwords.js';
import { signIn } from './sign-in.js';
import { findUserByEmail, setPasswordHash } from './store.js';

const QUARTER_HOUR = 900;

type LoginCall = { body: Pick<LoginRequest, 'email'> };

/** Guesses from one network; past it they no longer add to the account's own count below. */
export const perAccountAndNetwork: RateLimit<LoginCall> = {
  name: 'login-account-network',
  points: 10,
  seconds: QUARTER_HOUR,
  key: ({ body }, { address }) => `${emailKey(body.email)} ${networkOf(address)}`,
};

/**
 * Guesses from many networks. A network where the guest has signed in before counts by itself: whoever
 * uses the others' count up locks the guest out of nowhere but places that are new. That it counts at
 * all keeps its answers as slow as those about an unknown address.
 */
const perAccount = (known: boolean): RateLimit<LoginCall> => ({
  name: 'login-account',
  points: 100,
  seconds: QUARTER_HOUR,
  key: (request, context) =>
    known ? perAccountAndNetwork.key(request, context) : emailKey(request.body.email),
});

const limits = [perAddress('login', 50, QUARTER_HOUR), perAccountAndNetwork];

/** One answer, in equal time, for an unknown address and a wrong password (ruling 29). */
export const login: Handler<typeof contract.login> = limited(limits, async (request, context) => {
  const { services, address } = context;
  const { email, password } = request.body;
  const row = await findUserByEmail(services.db, email);
  noteCaller(row?.id);
  const known = await isKnownNetwork(services, row?.id ?? '', address);
  await countAgainst(perAccount(known), request, context);
  const right = await verifyPassword(row?.passwordHash, password);
  if (!row || !right) throw new ProblemError('account.wrong-credentials');
  await forgive(perAccountAndNetwork, request, context);
  const renewed = isOutdated(row.passwordHash) ? await hashPassword(password) : undefined;
  return succeed(
    await signIn(context, row, async (tx, locked) => {
      // The password was replaced since it was compared: every session ended with it.
      if (locked?.passwordHash !== row.passwordHash) {
        throw new ProblemError('account.wrong-credentials');
      }
      if (await needsPasskey(services.config, tx, locked)) {
        throw new ProblemError('account.passkey-only');
      }
      if (renewed) await setPasswordHash(tx, row.id, renewed);
    }),
  );
});
