import type { AccountProblem } from './problems.js';

export const accountMessages = {
  'account.wrong-credentials': 'The email or password is not right.',
  'account.email-taken': 'This email is already registered',
  'account.session-expired': 'Session expired. Please log in again.',
  'account.link-invalid': 'This link is no longer valid. Please ask for a new one.',
  'account.password-required': 'Please enter your current password to change your email address.',
  'account.current-password-wrong': 'The current password is not right.',
  'account.administrator-fixed': 'This account is set up on the server and cannot be changed here.',
  'account.booking-ahead':
    'You have a booking ahead. Please cancel it first, or delete your account after your stay.',
} satisfies Record<AccountProblem, string>;

/** What a screen says after something went well, or why it sent the guest elsewhere (spec 2). */
export const accountNotices = {
  signedUp: 'Account created successfully! Please sign in with your credentials.',
  loginForProfile: 'Please login to access your profile',
  profileUpdated: 'Profile updated successfully!',
  passwordChanged: 'Your password has been changed.',
  passwordReset: 'Your password has been changed. Please sign in with the new one.',
  resetRequested: 'If an account uses this address, a link to choose a new password is on its way.',
  emailChangeCancelled: 'Your email address stays as it is.',
  emailVerified: 'Thank you. Your email address is confirmed.',
  emailVerifiedBefore: 'Your email address is confirmed already.',
  emailChangeSent: 'A new link is on its way.',
  verificationSent: 'If this address still has to be confirmed, a new link is on its way.',
  preferencesSaved: 'Your preferences are saved.',
  accountDeleted: 'Your account has been deleted.',
} as const;

/** Below the words that greet a new account. */
export function confirmationSentNotice(email: string): string {
  return `We have sent a mail to ${email}. Please open its link to confirm your address.`;
}

/** After the link of a new address was opened: which address counts now. */
export function emailChangedNotice(email: string): string {
  return `Thank you. From now on you sign in with ${email}.`;
}
