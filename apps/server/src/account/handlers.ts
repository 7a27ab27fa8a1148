import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import { bearerToken } from '../http/bearer-token.js';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { addPasskey } from './add-passkey.js';
import { cancelEmailChange } from './cancel-email-change.js';
import { changePassword } from './change-password.js';
import { checkResetLink } from './check-reset-link.js';
import { choosePasskeyOnly } from './choose-passkey-only.js';
import { deleteAccount } from './delete-account.js';
import { endSession } from './end-session.js';
import { exportData } from './export-data.js';
import { forgotPassword } from './forgot-password.js';
import { listPasskeys } from './list-passkeys.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { passkeyLogin } from './passkey-login.js';
import { findPreferences, savePreferences } from './preferences-store.js';
import { register } from './register.js';
import { removePasskey } from './remove-passkey.js';
import { resendVerification } from './resend-verification.js';
import { resetPassword } from './reset-password.js';
import { findOpenSessions } from './sessions.js';
import { startPasskeyLogin } from './start-passkey-login.js';
import { startPasskey } from './start-passkey.js';
import { findUser, toUser } from './store.js';
import { updateProfile } from './update-profile.js';
import { verifyEmail } from './verify-email.js';

export const accountHandlers: HandlersOf<typeof contract> = {
  addPasskey,
  cancelEmailChange,
  changePassword,
  checkResetLink,
  choosePasskeyOnly,
  deleteAccount,
  endSession,
  exportData,
  forgotPassword,
  getPreferences: async (_, { services, caller }) =>
    succeed(await findPreferences(services.db, caller.id)),
  getProfile: async (_, { services, caller }) => {
    const row = await findUser(services.db, caller.id);
    if (!row) throw new ProblemError('request.unauthenticated');
    return succeed(toUser(row));
  },
  listPasskeys,
  listSessions: async (_, { services, caller, header }) => {
    const token = bearerToken(header('authorization')) ?? '';
    const sessions = await findOpenSessions(services.db, caller.id, { token, now: services.now() });
    return succeed({ sessions });
  },
  login,
  logout,
  passkeyLogin,
  register,
  removePasskey,
  resendVerification,
  resetPassword,
  startPasskey,
  startPasskeyLogin,
  updatePreferences: async ({ body }, { services, caller, language }) => {
    await savePreferences(services.db, caller.id, body);
    return succeed(body, wordsIn(language, accountNotices).preferencesSaved);
  },
  updateProfile,
  verifyEmail,
};
