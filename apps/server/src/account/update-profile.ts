import * as contract from '@vestibule/api/account/contract';
import { accountNotices, isSameMailbox, type ProfileForm } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { inTransaction } from '../database/retry.js';
import type { Caller } from '../http/caller.js';
import { handle, type CallContext } from '../http/handler.js';
import { countAgainst, forgive } from '../http/rate-limit.js';
import { letterheadOf } from '../mail/letterhead.js';
import { succeed } from '../http/succeed.js';
import { sendMail } from '../mail/send-mail.js';
import { passwordLimit, requirePassword } from './check-password.js';
import { mailboxLimit, mailLimits } from './mail-limits.js';
import { addressChangeAskedMail } from './mails.js';
import { askToConfirmEmail } from './send-change-link.js';
import { findUser, toUser, updateUser } from './store.js';

type ProfileCall = { body: ProfileForm };

/** Every field changes at once, but a new address: that one waits until its link is opened. */
export const updateProfile = handle(contract.updateProfile, async (request, context) => {
  const { services, caller } = context;
  const { email } = request.body;
  const moves = !isSameMailbox(email, caller.email);
  if (moves) await requireRightToMove(request, context);
  const row = await inTransaction(services.db, async (tx) => {
    const updated = await updateUser(tx, caller.id, request.body);
    if (!moves) return updated;
    await askToConfirmEmail(services, tx, { userId: caller.id, email });
    await sendMail(services, tx, addressChangeAskedMail(updated, letterheadOf(services), email));
    return await findUser(tx, caller.id);
  });
  if (!row) throw new ProblemError('request.unauthenticated');
  return succeed(toUser(row), accountNotices.profileUpdated);
});

/** The password first, so that a stolen session uses up nobody's mailbox; then both mailboxes. */
async function requireRightToMove(
  request: ProfileCall,
  context: CallContext<Caller>,
): Promise<void> {
  const { caller } = context;
  const { currentPassword } = request.body;
  if (caller.role === 'administrator') throw new ProblemError('account.administrator-fixed');
  if (!currentPassword) throw passwordRequired();
  await countAgainst(passwordLimit, request, context);
  await requirePassword(context, currentPassword, 'currentPassword');
  await forgive(passwordLimit, request, context);
  for (const limit of mailLimits('change-email')) await countAgainst(limit, request, context);
  await countAgainst(mailboxLimit('change-email'), { body: { email: caller.email } }, context);
}

function passwordRequired(): ProblemError {
  const { code, message } = new ProblemError('account.password-required');
  return new ProblemError(code, { fields: { currentPassword: message } });
}
