import { sendJson } from './send-json.js';
import { createSoftPasskey, type SoftPasskey } from './soft-passkey.js';
import type { TestServer } from './test-server.js';

type Server = Pick<TestServer, 'fetch' | 'services'>;

/** Asks what a passkey of the guest has to answer. */
export async function newPasskeyOptions(server: Server, token: string, password: string) {
  const path = '/api/basic-users/passkeys/options';
  return (await (await sendJson(server, path, { token, body: { password } })).json()).data;
}

/** Asks what a passkey has to sign for a sign-in. */
export async function passkeyLoginOptions(server: Server) {
  return (await (await sendJson(server, '/api/basic-users/passkey-login/options')).json()).data;
}

/** Adds a new passkey to the account of a session. */
export async function addPasskey(
  server: Server,
  token: string,
  password: string,
  headers?: Record<string, string>,
): Promise<SoftPasskey> {
  const passkey = createSoftPasskey(server.services.config.publicUrl);
  const body = passkey.make(await newPasskeyOptions(server, token, password));
  const added = await sendJson(server, '/api/basic-users/passkeys', { token, body, headers });
  if (!added.ok) throw new Error(`The passkey was not added: ${await added.text()}`);
  return passkey;
}
