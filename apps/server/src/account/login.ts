import type * as contract from '@vestibule/api/account/contract';
import { emailKey, type LoginRequest } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { CallContext, Handler } from '../http/handler.js';
import {
  countAgainst,
  forgive,
  isWithin,
  limited,
  perAddress,
  type RateLimit,
} from '../http/rate-limit.js';
import { networkOf } from '../http/network.js';
import { succeed } from '../http/succeed.js';
import { noteCaller } from '../log/current-request.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import { describeBrowser } from './describe-browser.js';
import { newSignInMail } from './mails.js';
import { isKnownNetwork, isNewPlace, placeOf, rememberPlace } from './network-store.js';
import { verifyPassword } from './passwords.js';
import { openSession } from './sessions.js';
import { findUserByEmail, lockUser, toUser, type UserRow } from './store.js';

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
 * Guesses from many networks. It does not count where the guest has signed in before: whoever
 * uses it up locks the guest out of nowhere but places that are new.
 */
const perAccount: RateLimit<LoginCall> = {
  name: 'login-account',
  points: 100,
  seconds: QUARTER_HOUR,
  key: ({ body }) => emailKey(body.email),
};

/**
 * Mails about a new place. It has a count of its own: whoever asks for other mails uses none of it up,
 * and whoever has the password cannot fill the mailbox.
 */
const newPlaceMails: RateLimit<LoginCall> = {
  name: 'login-mail',
  points: 5,
  seconds: 86_400,
  key: ({ body }) => emailKey(body.email),
};

const limits = [perAddress('login', 50, QUARTER_HOUR), perAccountAndNetwork];

/** One answer, in equal time, for an unknown address and a wrong password (ruling 29). */
export const login: Handler<typeof contract.login> = limited(limits, async (request, context) => {
  const { services, address } = context;
  const { email, password } = request.body;
  const row = await findUserByEmail(services.db, email);
  noteCaller(row?.id);
  const known = await isKnownNetwork(services, row?.id ?? '', address);
  if (!known) await countAgainst(perAccount, request, context);
  const right = await verifyPassword(row?.passwordHash, password);
  if (!row || !right) throw new ProblemError('account.wrong-credentials');
  await forgive(perAccountAndNetwork, request, context);
  const isNews =
    (await isNewPlace(services, row, placeOf(context))) &&
    (await isWithin(newPlaceMails, request, context));
  return succeed(await signIn(context, row, isNews));
});

/** Refuses where the password was replaced since it was compared: every session ended with it. */
async function signIn(context: CallContext, { id, passwordHash }: UserRow, isNews: boolean) {
  const { services, header } = context;
  const { db, now } = services;
  const browser = describeBrowser(header('user-agent'));
  return await inTransaction(db, async (tx) => {
    const row = await lockUser(tx, id);
    if (row?.passwordHash !== passwordHash) throw new ProblemError('account.wrong-credentials');
    await rememberPlace(services, tx, id, placeOf(context));
    if (isNews) {
      const head = letterheadOf(services, row.language);
      await sendMail(services, tx, newSignInMail(row, head, browser));
    }
    return { token: await openSession(tx, id, now(), browser), user: toUser(row) };
  });
}
