import type * as contract from '@vestibule/api/account/contract';
import {
  accountRulesTexts,
  accountNotices,
  isEmail,
  isSameMailbox,
  type ProfileForm,
} from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Caller } from '../http/caller.js';
import { type CallContext, type Handler } from '../http/handler.js';
import { countAgainst, forgive } from '../http/rate-limit.js';
import { logDone } from '../log/security-events.js';
import { letterheadOf } from '../mail/letterhead.js';
import { succeed } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { wordsIn } from '../texts/words-in.js';
import { passwordLimit, requirePassword, requireSamePassword } from './check-password.js';
import { mailboxLimit, mailLimits } from './mail-limits.js';
import { addressChangeAskedMail } from './mails.js';
import { problemAt } from './problem-at.js';
import { askToConfirmEmail } from './send-change-link.js';
import { findUser, lockUser, toUser, updateUser, type UserRow } from './store.js';

type ProfileCall = { body: ProfileForm };

/** Every field changes at once, but a new address: that one waits until its link is opened. */
export const updateProfile: Handler<typeof contract.updateProfile> = async (request, context) => {
  const { services, caller, language } = context;
  const { email } = request.body;
  const moves = !isSameMailbox(email, caller.email);
  const proved = moves && (await requireRightToMove(request, context));
  const row = await inTransaction(services.db, async (tx) => {
    const former = proved
      ? await requireSamePassword(tx, proved, 'currentPassword')
      : await lockUser(tx, caller.id);
    if (!former) throw new ProblemError('request.unauthenticated');
    const updated = await updateUser(tx, former, request.body);
    if (!proved) return updated;
    await askToConfirmEmail(services, tx, { userId: caller.id, email });
    const head = letterheadOf(services, updated.language);
    await sendMail(services, tx, addressChangeAskedMail(updated, head, email));
    return await findUser(tx, caller.id);
  });
  if (!row) throw new ProblemError('request.unauthenticated');
  if (proved) logDone(services.logger, 'account.email-change-asked', 'account.update-profile');
  return succeed(toUser(row), wordsIn(language, accountNotices).profileUpdated);
};

/** The password first, so that a stolen session uses up nobody's mailbox; then both mailboxes. */
async function requireRightToMove(
  request: ProfileCall,
  context: CallContext<Caller>,
): Promise<UserRow> {
  const { caller, language } = context;
  const { currentPassword, email } = request.body;
  if (caller.role === 'administrator') throw new ProblemError('account.administrator-fixed');
  if (!isEmail(email)) {
    const { emailInvalid } = wordsIn(language, accountRulesTexts);
    throw problemAt('request.unprocessable', 'email', emailInvalid);
  }
  if (!currentPassword) throw problemAt('account.password-required', 'currentPassword');
  await countAgainst(passwordLimit, request, context);
  const proved = await requirePassword(context, currentPassword, 'currentPassword');
  await forgive(passwordLimit, request, context);
  for (const limit of mailLimits('change-email')) await countAgainst(limit, request, context);
  await countAgainst(mailboxLimit, { body: { email: caller.email } }, context);
  return proved;
}
