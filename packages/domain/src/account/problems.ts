/** What can go wrong in account. */
export type AccountProblem =
  | 'account.wrong-credentials'
  | 'account.email-taken'
  | 'account.session-expired'
  | 'account.link-invalid'
  | 'account.password-required'
  | 'account.current-password-wrong'
  | 'account.administrator-fixed'
  | 'account.booking-ahead';

/** What can go wrong with passkeys. */
export type PasskeyProblem =
  | 'account.passkey-only'
  | 'account.passkey-unknown'
  | 'account.passkey-invalid'
  | 'account.passkey-missing'
  | 'account.passkeys-full';
