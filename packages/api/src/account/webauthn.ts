import * as v from 'valibot';

/** Bytes in base64url, as WebAuthn carries them in JSON. */
const bytes = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[A-Za-z0-9_-]+$/));

/** The longest id that WebAuthn allows has 1023 bytes. */
const credentialId = bytes(1364);
const publicKey = v.literal('public-key');

/** What the browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const creationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: publicKey, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(v.object({ type: publicKey, id: v.string() })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});

/** The passkey that the browser made (WebAuthn, RegistrationResponseJSON). */
export const newCredential = v.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: v.object({ clientDataJSON: bytes(4000), attestationObject: bytes(40_000) }),
  clientExtensionResults: v.object({}),
});

/** What the browser needs to sign with a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
});

/** What a passkey has signed (WebAuthn, AuthenticationResponseJSON). */
export const signedCredential = v.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    /** The id of the account that it was made for. */
    userHandle: v.optional(bytes(100)),
  }),
  clientExtensionResults: v.object({}),
});
