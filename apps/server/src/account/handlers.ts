import type * as contract from '@vestibule/api/account/contract';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { addPasskey } from './add-passkey.js';
import { cancelEmailChange } from './cancel-email-change.js';
import { changePassword } from './change-password.js';
import { checkResetLink } from './check-reset-link.js';
import { choosePasskeyOnly } from './choose-passkey-only.js';
import { deleteAccount } from './delete-account.js';
import { endSession } from './end-session.js';
import { exportData } from './export-data.js';
import { forgotPassword } from './forgot-password.js';
import { getProfile } from './get-profile.js';
import { listPasskeys } from './list-passkeys.js';
import { listSessions } from './list-sessions.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { passkeyLogin } from './passkey-login.js';
import { findPreferences } from './preferences-store.js';
import { register } from './register.js';
import { removePasskey } from './remove-passkey.js';
import { resendVerification } from './resend-verification.js';
import { resetPassword } from './reset-password.js';
import { startPasskeyLogin } from './start-passkey-login.js';
import { startPasskey } from './start-passkey.js';
import { updatePreferences } from './update-preferences.js';
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
  getProfile,
  listPasskeys,
  listSessions,
  login,
  logout,
  passkeyLogin,
  register,
  removePasskey,
  resendVerification,
  resetPassword,
  startPasskey,
  startPasskeyLogin,
  updatePreferences,
  updateProfile,
  verifyEmail,
};
