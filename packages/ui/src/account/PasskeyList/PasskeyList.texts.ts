import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('passkeyList', {
  what: 'A passkey signs you in by fingerprint, face or the code of your device, without your password.',
  list: 'Your passkeys',
  none: 'You have none yet.',
  used: text('Added on {day}, last used on {lastDay}.'),
  unused: text('Added on {day}, not used yet.'),
  add: 'Add a Passkey',
  remove: 'Remove',
  removeOne: text('Remove {passkey}'),
  only: 'Use Passkeys Only',
  orPassword: 'Allow My Password Again',
  onlyNow: 'Only a passkey signs in. If you lose it, a new password by mail replaces it.',
  confirm: 'Please confirm it with your password.',
  goOn: 'Continue',
  cancel: 'Cancel',
  loading: 'Loading your passkeys...',
  loadingFailed: 'Your passkeys could not be loaded',
});
