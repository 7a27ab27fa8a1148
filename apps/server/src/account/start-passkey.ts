import type * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { forgive, limited } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { passkeyAlgorithms, passkeyHost } from './check-passkey.js';
import { passwordLimit, provePassword } from './check-password.js';
import { CHALLENGE_MS, keepChallenge } from './passkey-challenges.js';
import { findPasskeys, MAX_PASSKEYS } from './passkey-store.js';
import { createSecretToken } from './secret-token.js';

/** A stolen session must not become a way in that stays: the password proves who asks. */
export const startPasskey: Handler<typeof contract.startPasskey> = limited(
  [passwordLimit],
  async (request, context) => {
    const { services, language } = context;
    const row = await provePassword(context, request.body.password, 'password');
    await forgive(passwordLimit, request, context);
    const known = await findPasskeys(services.db, row.id);
    if (known.length >= MAX_PASSKEYS) throw new ProblemError('account.passkeys-full');
    const challenge = createSecretToken();
    await keepChallenge(services, challenge, row.id);
    return succeed({
      rp: { id: passkeyHost(services.config), name: services.hotel(language).hotelName },
      user: {
        id: Buffer.from(row.id).toString('base64url'),
        name: row.email,
        displayName: row.fullName,
      },
      challenge,
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({
        type: 'public-key' as const,
        id: credentialId,
      })),
      // The passkey names the account, and its owner unlocks it: it proves two factors at once.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
  },
);
