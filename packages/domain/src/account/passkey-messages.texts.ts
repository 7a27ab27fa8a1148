import { catalogue } from '../words/en.js';
import type { PasskeyProblem } from './problems.js';

/** Apart from those of the account: pages need none of them. */
export const texts = catalogue('passkeyMessages', {
  'account.passkey-only': 'This account signs in with a passkey only.',
  'account.passkey-unknown': 'This passkey does not sign in to any account here.',
  'account.passkey-invalid': 'The passkey could not be added. Please try again.',
  'account.passkey-missing': 'Please add a passkey in your profile first.',
  'account.passkeys-full': 'There are 20 passkeys already. Please remove one first.',
} satisfies Record<PasskeyProblem, string>);
