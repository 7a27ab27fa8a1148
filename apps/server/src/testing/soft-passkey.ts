import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator may do otherwise than it was asked to. */
interface Ways {
  /** The page that asks. */
  origin?: string;
  /** The host that the passkey is for. */
  rpId?: string;
  /** Whether its owner has unlocked it. */
  verified?: boolean;
  /** How often it says that it has signed. */
  counter?: number;
  /** The account that it says it was made for, in base64url. */
  userHandle?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A passkey in memory, with a real key (ES256): what a guest's device does, for the API's tests. */
export function createSoftPasskey(publicUrl = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = text(credentialId);
  let signed = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, origin = new URL(publicUrl).origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (
    attested: boolean,
    { rpId = new URL(publicUrl).hostname, verified = true, counter = signed }: Ways,
  ) => {
    const head = Buffer.alloc(5);
    head[0] = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };

  const attestedCredential = () => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
  };

  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  return {
    id,
    /** Answers `POST /basic-users/passkeys/options`. */
    make({ challenge, user }: { challenge: string; user: { id: string } }, ways: Ways = {}) {
      owner = user.id;
      const authData = Buffer.concat([authenticatorData(true, ways), attestedCredential()]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = text(clientData('webauthn.create', challenge, ways.origin));
      return {
        ...common,
        response: { clientDataJSON, attestationObject: text(attestationObject) },
      };
    },
    /** Answers `POST /basic-users/passkey-login/options`. */
    sign({ challenge }: { challenge: string }, ways: Ways = {}) {
      signed += 1;
      const data = authenticatorData(false, ways);
      const client = clientData('webauthn.get', challenge, ways.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: ways.userHandle ?? owner,
        },
      };
    },
  };
}

export type SoftPasskey = ReturnType<typeof createSoftPasskey>;
