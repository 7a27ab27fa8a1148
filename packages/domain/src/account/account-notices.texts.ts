import { catalogue, text } from '../words/en.js';

/** What a screen says after something went well, or why it sent the guest elsewhere (spec 2). */
export const texts = catalogue('accountNotices', {
  signedUp: 'Account created successfully! Please sign in with your credentials.',
  /** Below the words that greet a new account. */
  confirmationSent: text(
    'We have sent a mail to {email}. Please open its link to confirm your address.',
  ),
  loginForProfile: 'Please login to access your profile',
  profileUpdated: 'Profile updated successfully!',
  passwordChanged: 'Your password has been changed.',
  passwordReset: 'Your password has been changed. Please sign in with the new one.',
  resetRequested: 'If an account uses this address, a link to choose a new password is on its way.',
  /** After the link of a new address was opened: which address counts now. */
  emailChanged: text('Thank you. From now on you sign in with {email}.'),
  emailChangeCancelled: 'Your email address stays as it is.',
  emailVerified: 'Thank you. Your email address is confirmed.',
  emailVerifiedBefore: 'Your email address is confirmed already.',
  emailChangeSent: 'A new link is on its way.',
  verificationSent: 'If this address still has to be confirmed, a new link is on its way.',
  preferencesSaved: 'Your preferences are saved.',
  sessionEnded: 'You are signed out there.',
  accountDeleted: 'Your account has been deleted.',
});
