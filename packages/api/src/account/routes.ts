/** Where each call goes: all that a page needs of the contract. */
export const routes = {
  register: { method: 'POST', path: '/basic-users/register' },
  login: { method: 'POST', path: '/basic-users/login' },
  logout: { method: 'POST', path: '/basic-users/logout' },
  getProfile: { method: 'GET', path: '/basic-users/profile' },
  updateProfile: { method: 'PUT', path: '/basic-users/profile' },
  cancelEmailChange: { method: 'DELETE', path: '/basic-users/email-change' },
  changePassword: { method: 'PUT', path: '/basic-users/change-password' },
  forgotPassword: { method: 'POST', path: '/basic-users/forgot-password' },
  resetPassword: { method: 'POST', path: '/basic-users/reset-password' },
  verifyEmail: { method: 'POST', path: '/basic-users/verify-email' },
  resendVerification: { method: 'POST', path: '/basic-users/resend-verification' },
  getPreferences: { method: 'GET', path: '/basic-users/preferences' },
  updatePreferences: { method: 'PUT', path: '/basic-users/preferences' },
  exportData: { method: 'GET', path: '/basic-users/export' },
  deleteAccount: { method: 'POST', path: '/basic-users/delete-account' },
} as const;
