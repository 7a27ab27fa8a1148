import { catalogue } from '@vestibule/domain/words/en';

/** Why the browser gave no passkey. */
export const texts = catalogue('passkeyFaults', {
  unsupported: 'This browser cannot use a passkey here.',
  known: 'This device has a passkey for your account already.',
  cancelled: 'No passkey was used. You can try again.',
});
