import type { User } from '@vestibule/domain/account';
import { emailKey } from '@vestibule/domain/account';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { bearerToken } from '../http/bearer-token.js';
import type { CallContext } from '../http/handler.js';
import { isWithin, type RateLimit } from '../http/rate-limit.js';
import { letterheadOf } from '../mail/letterhead.js';
import { sendMail } from '../mail/send-mail.js';
import { describeBrowser } from './describe-browser.js';
import { newSignInMail } from './mails.js';
import { isNewPlace, placeOf, rememberPlace } from './network-store.js';
import { closeSession, openSession } from './sessions.js';
import { lockUser, toUser, type UserRow } from './store.js';

/**
 * Mails about a new place. It has a count of its own: whoever asks for other mails uses none of it up,
 * and whoever has the password cannot fill the mailbox.
 */
const newPlaceMails: RateLimit<UserRow> = {
  name: 'login-mail',
  points: 5,
  seconds: 86_400,
  key: ({ email }) => emailKey(email),
};

/**
 * Opens a session, and ends the one that asked for it; `prove` refuses where what was checked no longer holds, under the account's lock.
 */
export async function signIn(
  context: CallContext,
  row: UserRow,
  prove: (tx: Transaction, locked: UserRow | undefined) => Promise<void>,
): Promise<{ token: string; user: User }> {
  const { services, header } = context;
  const place = placeOf(context);
  const isNews =
    (await isNewPlace(services, row, place)) && (await isWithin(newPlaceMails, row, context));
  const browser = describeBrowser(header('user-agent'));
  const former = bearerToken(header('authorization'));
  return await inTransaction(services.db, async (tx) => {
    const locked = await lockUser(tx, row.id);
    await prove(tx, locked);
    const user = locked ?? row;
    if (former) await closeSession(tx, former);
    await rememberPlace(services, tx, user.id, place);
    if (isNews) {
      const head = letterheadOf(services, user.language);
      await sendMail(services, tx, newSignInMail(user, head, browser));
    }
    return { token: await openSession(tx, user.id, services.now(), browser), user: toUser(user) };
  });
}
