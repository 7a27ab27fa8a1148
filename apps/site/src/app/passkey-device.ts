import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Why the browser gave no passkey. */
export type PasskeyFault = 'unsupported' | 'known' | 'cancelled';

type Answer<Credential> = { credential: Credential } | { fault: PasskeyFault };

/** The browser asks the guest to make a passkey. Code that is fetched at the press. */
export function makePasskey(optionsJSON: CreationOptions) {
  return answerOf(() => startRegistration({ optionsJSON }));
}

/** The browser asks the guest to sign with a passkey. */
export function signWithPasskey(optionsJSON: RequestOptions) {
  return answerOf(() => startAuthentication({ optionsJSON }));
}

async function answerOf<Credential>(ask: () => Promise<Credential>): Promise<Answer<Credential>> {
  if (!browserSupportsWebAuthn()) return { fault: 'unsupported' };
  try {
    return { credential: await ask() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** An authenticator that cannot do what is asked, or a host that browsers give no passkeys, is as none. */
const faults: Partial<Record<WebAuthnError['code'], PasskeyFault>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_INVALID_DOMAIN: 'unsupported',
  ERROR_INVALID_RP_ID: 'unsupported',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsupported',
};

function faultOf(error: unknown): PasskeyFault {
  return (error instanceof WebAuthnError && faults[error.code]) || 'cancelled';
}
