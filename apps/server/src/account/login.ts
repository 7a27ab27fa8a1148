import * as contract from '@vestibule/api/account/contract';
import { emailKey, type LoginRequest } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { handle } from '../http/handler.js';
import { forgive, limited, perAddress, type RateLimit } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { verifyPassword } from './passwords.js';
import { openSession } from './sessions.js';
import { findUserByEmail, toUser } from './store.js';

const QUARTER_HOUR = 900;

type LoginCall = { body: LoginRequest };

/** Guesses from one place; past it they no longer add to the account's own count below. */
const perAccountAndAddress: RateLimit<LoginCall> = {
  name: 'login-account-address',
  points: 10,
  seconds: QUARTER_HOUR,
  key: ({ body }, { address }) => `${emailKey(body.email)} ${address}`,
};

/** Guesses from many places; so loose that one address alone cannot lock a guest out. */
const perAccount: RateLimit<LoginCall> = {
  name: 'login-account',
  points: 100,
  seconds: QUARTER_HOUR,
  key: ({ body }) => emailKey(body.email),
};

const limits = [perAddress('login', 50, QUARTER_HOUR), perAccountAndAddress, perAccount];

/** One answer, in equal time, for an unknown address and a wrong password (ruling 29). */
export const login = handle(
  contract.login,
  limited(limits, async (request, context) => {
    const { services } = context;
    const { email, password } = request.body;
    const row = await findUserByEmail(services.db, email);
    const right = await verifyPassword(row?.passwordHash, password);
    if (!row || !right) throw new ProblemError('account.wrong-credentials');
    await forgive(perAccountAndAddress, request, context);
    await forgive(perAccount, request, context);
    const token = await openSession(services.db, row.id, services.now());
    return succeed({ token, user: toUser(row) });
  }),
);
