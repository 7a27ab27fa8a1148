import { inTransaction } from '../database/retry.js';
import { settingsSeed } from '../seed/settings.js';
import { signInBoth } from '../testing/sign-in-administrator.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

export interface SettingsServer extends TestServer {
  admin: string;
  guest: string;
  get: (path: string, token?: string) => Promise<Response>;
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    token?: string,
  ) => Promise<Response>;
}

/** A server with the hotel's settings, an administrator and a guest; paths are below `/api`. */
export async function createSettingsServer(): Promise<SettingsServer> {
  const server = await createTestServer();
  await inTransaction(server.services.db, (tx) => settingsSeed.seed(tx, server.services.today()));
  const tokens = await signInBoth(server);
  return {
    ...server,
    ...tokens,
    get: (path, token) =>
      server.fetch(`/api${path}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }),
    send: (method, path, body, token) => sendJson(server, `/api${path}`, { method, body, token }),
  };
}

/** The value of a setting as the administrator sees it now; undefined when there is none. */
export async function valueOf(server: SettingsServer, key: string): Promise<unknown> {
  const response = await server.get(`/settings/key/${key}`, server.admin);
  return response.ok ? (await response.json()).data.value : undefined;
}
