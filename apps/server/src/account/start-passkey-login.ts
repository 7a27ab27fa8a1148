import type * as contract from '@vestibule/api/account/contract';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { passkeyHost } from './check-passkey.js';
import { CHALLENGE_MS, keepChallenge } from './passkey-challenges.js';
import { createSecretToken } from './secret-token.js';

/** Names no account: the passkey does. */
export const startPasskeyLogin: Handler<typeof contract.startPasskeyLogin> = limited(
  [perAddress('start-passkey-login', 50, 900)],
  async (_, { services }) => {
    const challenge = createSecretToken();
    await keepChallenge(services, challenge);
    return succeed({
      challenge,
      rpId: passkeyHost(services.config),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  },
);
