import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('accountMails', {
  notYou: 'If this was not you, please write to us: somebody may have your password.',
  signIn: 'Sign in',

  confirmSubject: 'Please confirm your email address',
  confirmAsked: text(
    'Thank you for making an account with {hotel}. Please confirm that this address is yours, so that what we send about your stays reaches you.',
  ),
  confirmAddress: 'Confirm this address',
  confirmClosing: plural({
    one: 'The link works once, for {count} day. If you did not make an account, you do not need to do anything.',
    other:
      'The link works once, for {count} days. If you did not make an account, you do not need to do anything.',
  }),

  newPassword: 'Choose a new password',
  resetAsked: text(
    'Somebody, most likely you, asked for a new password for your account with {hotel}.',
  ),
  resetClosing:
    'The link works once, for one hour. If you did not ask for it, your password stays as it is.',

  welcome: text('Welcome to {hotel}'),
  welcomeConfirmed:
    'Your address is confirmed. Rooms, treatments and tickets that you book will wait for you under My Bookings.',
  welcomePreferences:
    'If you tell us in your profile which bed and floor you like, we shall have it ready where we can.',
  seeRooms: 'See the rooms',

  passwordChanged: 'Your password has been changed',
  passwordChangedJustNow:
    'The password of your account has just been changed, and every other device was signed out.',

  passkeysRemoved:
    'The passkeys of your account were removed with it: sign in with the new password, and add them again in your profile.',

  signInChanged: 'How you sign in has changed',
  passkeyAdded: text(
    'A passkey has just been added to your account with {hotel}: whoever has it can sign in.',
  ),
  passkeyRemoved: text('A passkey has just been removed from your account with {hotel}.'),
  passkeyOnly: text(
    'From now on only a passkey signs in to your account with {hotel}. Every other device was signed out.',
  ),
  passkeyOrPassword: text('From now on your password signs in to your account with {hotel} again.'),
  signInNotYou:
    'If this was not you, choose a new password by “Forgot Password?” at once. That removes every passkey and signs out every device.',
  signInNotYouDesk:
    'If this was not you, set a new password on the server at once. That removes every passkey and signs out every device.',

  changeAskedSubject: 'Somebody asked to change the address of your account',
  changeAskedTitle: 'A new address for your account',
  changeAsked: text(
    'Somebody who knows your password, most likely you, asked to change the address of your account to {email}. We have sent a link there. Until it is opened, nothing changes: you sign in with this address, and we write to it.',
  ),
  changeNotYou:
    'If this was not you, choose a new password at once. That cancels the change and signs out every device.',
  changeWasYou: 'If it was you, you do not need to do anything here.',

  addressChanged: 'The address of your account has been changed',
  addressChangedTo: text(
    'The address of your account with {hotel} is now {email}: you sign in with it, and what we send about your stays goes there.',
  ),

  newSignIn: 'A new sign-in to your account',
  signedInAnew: text(
    'Somebody, most likely you, has just signed in to your account with {hotel} from a network or with a browser that you had not used for it before: {browser}.',
  ),
  signedInNotYou:
    'If this was not you, choose a new password at once. That signs out every device.',
  signedInNotYouDesk:
    'If this was not you, set a new password on the server at once. That signs out every device.',

  newAddressSubject: 'Please confirm your new email address',
  newAddressAsked: text(
    'You asked to use this address for your account with {hotel}. Please confirm that it is yours. From then on you sign in with it, and what we send about your stays goes there.',
  ),
  useAddress: 'Use this address',
  newAddressClosing: plural({
    one: 'The link works once, for {count} day. If you did not ask for it, you do not need to do anything, and should not open it.',
    other:
      'The link works once, for {count} days. If you did not ask for it, you do not need to do anything, and should not open it.',
  }),

  addressInUse: 'You have an account with this address',
  addressInUseAsked: text(
    'Somebody asked to use this address for another account with {hotel}. It already belongs to yours, so nothing changes.',
  ),
  addressInUseWasYou:
    'If it was you, sign in with this address; if you forgot its password, you can choose a new one there.',
  addressInUseNotYou: 'If it was not you, you do not need to do anything.',

  deleted: 'Your account has been deleted',
  deletedWhat:
    'Your account and your preferences are deleted. What the law has us keep of past bookings no longer carries your name.',
  deletedWelcome: 'You are welcome here with or without an account.',
});
