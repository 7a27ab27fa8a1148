import type * as contract from '@vestibule/api/account/contract';
import type { ParsedRequest } from '@vestibule/api/transport/operation';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Services } from '../services.js';
import { spendChallenge } from './passkey-challenges.js';
import type { PasskeyRow } from './passkey-store.js';

type NewCredential = ParsedRequest<typeof contract.addPasskey>['body'];
type SignedCredential = ParsedRequest<typeof contract.passkeyLogin>['body'];
type Checking = Pick<Services, 'config' | 'db' | 'now'>;

/** The host that passkeys are for; a browser uses them nowhere else. */
export function passkeyHost({ publicUrl }: Pick<Services['config'], 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}

/** COSE: Ed25519, ES256 and RS256; every authenticator has one of them. */
export const passkeyAlgorithms = [-8, -7, -257];

/** Where a passkey must have signed, and that its owner was there and unlocked it. */
const expected = (config: Services['config']) => ({
  expectedOrigin: new URL(config.publicUrl).origin,
  expectedRPID: passkeyHost(config),
  requireUserVerification: true,
});

/** What is kept of a passkey that a guest was asked to make; undefined where it is not as asked. */
export async function checkNewPasskey(
  services: Checking,
  userId: string,
  response: NewCredential,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | undefined> {
  const challenge = challengeOf(response);
  if (!challenge || !(await spendChallenge(services, challenge, userId))) return undefined;
  const made = await orUndefined(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: passkeyAlgorithms,
      ...expected(services.config),
    }),
  );
  if (!made?.registrationInfo) return undefined;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
}

/** How far a passkey has counted with this sign-in; undefined where it did not sign what it was asked to. */
export async function checkPasskey(
  services: Checking,
  passkey: PasskeyRow,
  response: SignedCredential,
): Promise<number | undefined> {
  const challenge = challengeOf(response);
  if (!challenge || !(await spendChallenge(services, challenge))) return undefined;
  if (response.response.userHandle !== isoBase64URL.fromUTF8String(passkey.userId)) {
    return undefined;
  }
  const signed = await orUndefined(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...expected(services.config),
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  return signed?.verified ? signed.authenticationInfo.newCounter : undefined;
}

function challengeOf({ response }: NewCredential | SignedCredential): string | undefined {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return undefined;
  }
}

/** The library throws at whatever is not as it should be; it asks neither database nor network. */
async function orUndefined<Result>(checked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await checked;
  } catch {
    return undefined;
  }
}
