import { catalogue } from '../words/en.js';

/** What the server says after a change of passkeys. */
export const texts = catalogue('passkeyNotices', {
  added: 'The passkey is added.',
  removed: 'The passkey is removed.',
  only: 'From now on only a passkey signs in.',
  orPassword: 'Your password signs in again.',
});
