import { cancelEmailChange } from './cancel-email-change.js';
import { changePassword } from './change-password.js';
import { deleteAccount } from './delete-account.js';
import { exportData } from './export-data.js';
import { forgotPassword } from './forgot-password.js';
import { getPreferences } from './get-preferences.js';
import { getProfile } from './get-profile.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { register } from './register.js';
import { resendVerification } from './resend-verification.js';
import { resetPassword } from './reset-password.js';
import { updatePreferences } from './update-preferences.js';
import { updateProfile } from './update-profile.js';
import { verifyEmail } from './verify-email.js';

export const accountHandlers = [
  cancelEmailChange,
  changePassword,
  deleteAccount,
  exportData,
  forgotPassword,
  getPreferences,
  getProfile,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  updatePreferences,
  updateProfile,
  verifyEmail,
];
